-- The status changes of one kind of record were found by a scan of the whole log where that kind is rare among them.
-- With the kind in front, a page reads its rows alone and their number comes from the index.
create index audit_log_of_status_by_entity on audit_log (entity, created_at, id) where changes ? 'status';
