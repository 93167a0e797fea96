-- Where this database was when a server last started on it: a copy, or what was restored from one, is somewhere else.
create table installation (
  only_row boolean primary key default true check (only_row),
  place text
);
insert into installation default values;
