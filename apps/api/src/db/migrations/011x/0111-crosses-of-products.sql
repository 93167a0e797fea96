-- needed at once
create function find_changed_crosses() returns trigger language plpgsql as $$
begin
  perform find_crosses((select array_agg(distinct product_id) from changed));
  return null;
end
$$;
create trigger product_cross_in after insert on product_cross
  referencing new table as changed for each statement execute function find_changed_crosses();
create trigger product_cross_out after delete on product_cross
  referencing old table as changed for each statement execute function find_changed_crosses();

-- A card may have come with its crosses since the migration before.
delete from product_without_crosses where product_id in (select product_id from product_cross);
insert into product_without_crosses
select id from product where not exists (select from product_cross known where known.product_id = product.id)
on conflict do nothing;
