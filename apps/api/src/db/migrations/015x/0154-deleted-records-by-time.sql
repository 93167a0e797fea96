-- concurrently
create index concurrently deleted_record_age on deleted_record (deleted_at);
