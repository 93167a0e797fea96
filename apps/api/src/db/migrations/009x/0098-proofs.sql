-- needed at once
-- When and how a session has last shown who it is; sessions of earlier builds have not.
alter table session add column proved_at timestamptz, add column proved_by text;
