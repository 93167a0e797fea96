-- What a seller sells by.
create index offer_products on product_offer (company_id, product_id);
