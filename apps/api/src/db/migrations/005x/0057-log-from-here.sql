-- The last row of the log that was written before the database came to its present place.
alter table installation add log_from bigint not null default 0;
