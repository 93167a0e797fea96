-- needed at once
-- A sign-in that goes on with setting up a second step, not with a code.
alter table sign_in_challenge add column enrols boolean not null default false;
