-- The stream of events reads the rows of transactions that its last snapshot did not see.
create index audit_log_of_transaction on audit_log (transaction, id);

-- The viewers of a record, for half a minute after each heartbeat; the data need not survive a crash.
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
