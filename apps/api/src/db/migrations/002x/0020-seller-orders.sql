-- A seller's view of an order is computed from their own sub-orders: sum, deadline and status come from an index-only
-- scan.
create index sub_order_of_company on sub_order (company_id, order_id) include (total_kopecks, status, ship_by);
