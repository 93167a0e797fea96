-- What a seller sees of an order is reckoned from the own sub-orders: the sum, the term and the state are read from the index alone.
create index sub_order_of_company on sub_order (company_id, order_id) include (total_kopecks, status, ship_by);
