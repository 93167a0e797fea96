-- The number of the last write of each user. A replica that does not have it yet is not used for this reader. Without a
-- foreign key, which would lock the row of the user on every write.
create table own_write (
  user_id bigint primary key,
  number bigint not null
) with (fillfactor = 50);
