-- The oldest transaction that was running when the head was written: rows behind the last seal come from it or a later one.
alter table audit_chain add oldest xid8 not null default '0';
