-- A list sorted by one column and filtered by another is read by an index scan until a page is full. If few rows
-- match, or all matches are at the far end, each rejected row was fetched from the table. The indexes now contain the
-- filtered columns.
drop index product_name, product_name_down, product_article, product_price, product_price_down, product_of_status;
create index product_name on product (name collate "unicode", id, category_id);
create index product_name_down on product (name collate "unicode" desc nulls last, id desc, category_id);
create index product_article on product (article_norm, id, category_id);
create index product_price on product (min_price_kopecks, id, status, category_id, (image_ids = '{}'));
create index product_price_down on product (min_price_kopecks desc nulls last, id desc, status, category_id, (image_ids = '{}'));
create index product_of_status on product (status, updated_at, id) include (company_id);

-- The index lists the articles of all sellers for picking an offer without a search.
create index offer_sku on product_offer (seller_sku, id);

drop index order_placed, order_total, order_ship_by, order_ship_by_latest;
create index order_placed on "order" (placed_at, id, ship_by);
create index order_total on "order" (total_kopecks, id, status, payment_status, placed_at);
create index order_ship_by on "order" (ship_by, id, placed_at);
create index order_ship_by_latest on "order" (ship_by desc nulls last, id desc, placed_at);

drop index sub_order_created, sub_order_total, sub_order_ship_by;
create index sub_order_created on sub_order (created_at, id, status, ship_by);
create index sub_order_total on sub_order (total_kopecks, id, status, cancel_reason_id, created_at, ship_by);
create index sub_order_ship_by on sub_order (ship_by, id, status, created_at);

drop index review_rating;
create index review_rating on review (rating, id, created_at, complaint_at);
