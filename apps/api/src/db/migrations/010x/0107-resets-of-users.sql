-- needed at once
alter table factor_reset validate constraint factor_reset_user_id_fkey;
