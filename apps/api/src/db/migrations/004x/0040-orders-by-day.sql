-- The overview counts and sums the orders of up to 180 days without reading the table.
create index order_by_day on "order" (placed_at) include (status, bought_kopecks);
