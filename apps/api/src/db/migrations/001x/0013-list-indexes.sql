-- A sort by brand name reads the products brand by brand.
create index brand_alphabet on brand (name collate "unicode");

-- Within a brand, a category or a seller the status is the most frequent second filter, so an index-only scan should
-- count and filter it.
drop index product_of_brand, product_of_category, product_of_company;
create index product_of_brand on product (brand_id, updated_at, id) include (status);
create index product_of_category on product (category_id, updated_at, id) include (status);
create index product_of_company on product (company_id, updated_at, id) include (status);
