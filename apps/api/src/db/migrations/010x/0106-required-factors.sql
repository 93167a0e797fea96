-- needed at once
-- From the beginning of this day in the marketplace's zone the users of a role sign in with a second step.
alter table role add column factor_required_from date;
