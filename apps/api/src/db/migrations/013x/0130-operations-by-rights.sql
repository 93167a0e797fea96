-- needed at once
alter table operation
  -- What writing all of it takes, of each list one permission; null where the call says it.
  add column rights jsonb,
  -- Whether so many records or such prices demand two people.
  add column second_person boolean not null default false,
  -- Which knowledge of its kind a process needs to take it.
  add column needs integer not null default 0;
