-- The stream of events finds new and read notifications by their transaction, like the rows of the log.
alter table notification add transaction xid8 not null default pg_current_xact_id();
create index notification_of_transaction on notification (transaction);
