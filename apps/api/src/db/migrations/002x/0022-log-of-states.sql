-- Status changes are the most frequent filter of the log: among millions of other rows they were scanned and counted
-- row by row. Other fields are either frequent enough for a scan in time order, or rare enough for the index of field
-- names.
create index audit_log_of_status on audit_log (created_at, id) where changes ? 'status';
