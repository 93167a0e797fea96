-- Whose notifications came or were read since somebody looked, told by the stream of events as the log's rows are.
alter table notification add transaction xid8 not null default pg_current_xact_id();
create index notification_of_transaction on notification (transaction);
