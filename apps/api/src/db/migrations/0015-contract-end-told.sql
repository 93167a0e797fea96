-- The end of a contract that its seller has been told of; a contract that is prolonged is told of again.
alter table contract add column end_told date;
