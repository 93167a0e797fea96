-- needed at once
-- An application that makes codes: its secret is derived from the salt and the key outside of the database.
create table totp (
  user_id bigint primary key references "user" (id) on delete cascade,
  salt bytea not null,
  added_at timestamptz,
  used_at timestamptz,
  last_step bigint not null default 0
);
create table recovery_code (
  hash bytea primary key,
  user_id bigint not null references "user" (id) on delete cascade,
  used_at timestamptz
);
create index recovery_code_user_id on recovery_code (user_id);
-- A sign-in whose password was right, and which waits for its second step.
create table sign_in_challenge (
  hash bytea primary key,
  user_id bigint not null references "user" (id) on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_challenge_user_id on sign_in_challenge (user_id);
