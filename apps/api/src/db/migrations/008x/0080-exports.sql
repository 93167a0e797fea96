-- The file of an export, and how far the rights of its author reached when it was written.
alter table operation add column result_size int, add column result_reach jsonb;
