-- A rating, which no index holds, changes in the page that its card stands in.
alter table product set (fillfactor = 90);
