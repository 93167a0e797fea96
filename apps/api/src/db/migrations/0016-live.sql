-- What has been committed since somebody looked: the rows of transactions that a snapshot did not see.
create index audit_log_of_transaction on audit_log (transaction, id);

-- Who looks at what, for half a minute after each word of theirs; nothing that must outlive a crash.
create unlogged table presence (
  user_id bigint not null references "user" on delete cascade,
  entity text not null,
  entity_id bigint not null,
  is_editing boolean not null,
  seen_at timestamptz not null,
  primary key (entity, entity_id, user_id)
);
create index presence_of_user on presence (user_id);
create index presence_by_time on presence (seen_at);
