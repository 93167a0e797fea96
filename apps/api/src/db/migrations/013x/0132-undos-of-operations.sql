-- concurrently
create index concurrently operation_undoes on operation (undoes) where undoes is not null;
