-- The cards that lack something are counted for a seller from the index alone, as those without pictures already are.
drop index product_without_barcodes;
create index product_without_barcodes on product (updated_at, id) include (company_id) where barcodes = '{}';
drop index product_without_description;
create index product_without_description on product (updated_at, id) include (company_id) where description is null;
drop index product_without_offers;
create index product_without_offers on product (updated_at, id) include (min_price_kopecks, company_id) where offers_count = 0;
drop index product_applicable;
create index product_applicable on product (has_applicability, updated_at, id) include (company_id);
