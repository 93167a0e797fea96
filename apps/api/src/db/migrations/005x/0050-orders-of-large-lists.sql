-- Each order of a list has an index, also the latest due first, whose sub-orders without a time limit come last, and the
-- articles of one seller.
create index sub_order_bought on sub_order (bought_kopecks, id);
create index sub_order_due_last on sub_order (
  (case when status in ('awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship') then ship_by end) desc nulls last,
  id desc);
create index offer_of_company_sku on product_offer (company_id, seller_sku, id);
-- A filter by what was bought is met in the order of totals.
drop index order_total;
create index order_total on "order" (total_kopecks, id, status, payment_status, placed_at, bought_kopecks);
