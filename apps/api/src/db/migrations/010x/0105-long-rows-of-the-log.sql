-- concurrently
-- The search of the log cuts long rows; an erasure reads them whole.
create index concurrently audit_log_long on audit_log (id) where length(changes::text) > 1000;
