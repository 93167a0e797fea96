-- Filters for missing content use the list's order; such cards are rare in a maintained catalogue.
create index product_without_barcodes on product (updated_at, id) where barcodes = '{}';
create index product_without_description on product (updated_at, id) where description is null;
