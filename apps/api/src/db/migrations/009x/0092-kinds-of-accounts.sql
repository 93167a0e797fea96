-- The kinds of accounts are those of 0091 by now.
alter table "user" validate constraint user_kind_check;
