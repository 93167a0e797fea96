-- needed at once
-- The cards without crosses. They are a table of their own, because a new column would change every card.
create table product_without_crosses (product_id bigint primary key);

create function find_crosses(ids bigint[]) returns void language sql as $$
  delete from product_without_crosses where product_id = any(ids) and not exists (
    select from product where id = product_id and not exists (select from product_cross known where known.product_id = product.id));
  insert into product_without_crosses
  select id from product where id = any(ids) and not exists (select from product_cross known where known.product_id = product.id)
  on conflict do nothing;
$$;

create function find_crosses_of_products() returns trigger language plpgsql as $$
begin
  perform find_crosses((select array_agg(id) from changed));
  return null;
end
$$;
create trigger product_without_crosses_in after insert on product
  referencing new table as changed for each statement execute function find_crosses_of_products();
create trigger product_without_crosses_out after delete on product
  referencing old table as changed for each statement execute function find_crosses_of_products();
