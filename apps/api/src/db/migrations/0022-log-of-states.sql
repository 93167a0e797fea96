-- Changes of state are what the log is asked for most: a million of them behind as many other rows were walked to, or counted
-- row by row. Other fields are met soon enough in the order of time, or are rare, and then found by their name.
create index audit_log_of_status on audit_log (created_at, id) where changes ? 'status';
