-- concurrently
-- One that has changed nothing leaves room for another one; the lock of the operation that is undone keeps them in turn.
create index concurrently operation_undoes on operation (undoes) where undoes is not null;
drop index concurrently if exists operation_undoes_key;
