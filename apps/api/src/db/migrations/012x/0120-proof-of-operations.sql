-- needed at once
-- Whether who set an operation going had proved who they are, and whether its dry run met a change that asks for that.
alter table operation add column proved boolean not null default false, add column needs_proof boolean not null default false;
-- These have been asked by the rules of the release before.
update operation set proved = true where status in ('checking', 'running');
