-- The requests of each user and key in the current minute, of which the instances take shares. They need not survive a
-- crash.
create unlogged table request_count (
  who text primary key,
  minute bigint not null,
  taken integer not null,
  granted integer not null
) with (fillfactor = 50);
