-- needed at once
-- Files whose bytes go once the change that let go of them is committed.
create table removed_bytes (
  key text primary key
);
