-- What a card lacks is looked for in the order of the list, and is rare once the catalogue is tended.
create index product_without_barcodes on product (updated_at, id) where barcodes = '{}';
create index product_without_description on product (updated_at, id) where description is null;
