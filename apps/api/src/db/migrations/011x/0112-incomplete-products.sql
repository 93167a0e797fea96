-- concurrently
-- The incomplete cards of a category are counted from the index alone.
create index concurrently product_incomplete on product (category_id) where completeness <= 75;
