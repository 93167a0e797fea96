-- The version stands among the stored values.
alter table deleted_record drop column version;
