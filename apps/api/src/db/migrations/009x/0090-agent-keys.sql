-- needed at once
-- The keys of agents, which read and propose.
alter table service_key add column is_agent boolean not null default false;
