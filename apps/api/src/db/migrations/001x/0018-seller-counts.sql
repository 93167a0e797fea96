-- An index-only scan counts the cards of a large seller by brand, category and other filters.
drop index product_of_brand, product_of_category, product_of_condition, product_without_images;
create index product_of_brand on product (brand_id, updated_at, id) include (status, company_id);
create index product_of_category on product (category_id, updated_at, id) include (status, company_id);
create index product_of_condition on product (condition, updated_at, id) include (company_id) where condition <> 'new';
create index product_without_images on product (updated_at, id) include (company_id) where image_ids = '{}';
