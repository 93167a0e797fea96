-- needed at once
-- What sellers have against entries. The entry itself never changes.
create table ledger_objection (
  entry_id bigint primary key references ledger_entry,
  company_id bigint not null references company,
  comment text not null,
  user_id bigint not null references "user",
  created_at timestamptz not null,
  objection_outcome text check (objection_outcome in ('kept', 'corrected')),
  answer text,
  answered_by bigint references "user",
  answered_at timestamptz,
  check ((answered_at is null) = (answer is null) and (answer is null) = (objection_outcome is null))
);
create index ledger_objection_open on ledger_objection (company_id) where answered_at is null;
