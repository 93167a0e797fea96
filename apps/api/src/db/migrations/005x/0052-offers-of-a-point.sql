-- The offers of a point are read from the index alone: thirty thousand rows of `stock` lie in as many places of the table.
drop index stock_store_point;
create index stock_store_point on stock (store_point_id, offer_id);
