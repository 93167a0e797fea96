-- The end date of which the seller was last notified; a prolonged contract leads to another notification.
alter table contract add column end_told date;
