-- The overview counts late sub-orders by state and by seller, and products without offers, from the index alone.
create index sub_order_late on sub_order (status, ship_by) include (company_id)
  where status in ('awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship');
drop index product_without_offers;
create index product_without_offers on product (updated_at, id) include (min_price_kopecks) where offers_count = 0;
