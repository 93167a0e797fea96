-- The index finds the products that a seller offers.
create index offer_products on product_offer (company_id, product_id);
