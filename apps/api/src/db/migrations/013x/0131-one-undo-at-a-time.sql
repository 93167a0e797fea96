-- needed at once
-- One that has changed nothing leaves room for another one; the lock of the operation that is undone keeps them in turn.
drop index operation_undoes_key;
