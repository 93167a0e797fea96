-- needed at once
-- A job is told with its third failure in a row, however often it runs. A failure is counted once in a period of its job,
-- and is over when it has not come again for two of them.
alter table job_failure add column failures int not null default 1;
alter table job_failure add column counted_at timestamptz not null default now();
alter table job_failure add column lasts_until timestamptz not null default now();
