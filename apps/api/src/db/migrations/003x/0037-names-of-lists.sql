-- A saved query names its list, as only the panel knows where a list is shown.
alter table saved_view rename column path to list;
alter index saved_view_of_path rename to saved_view_of_list;
update saved_view set list = trim(both '/' from list);
