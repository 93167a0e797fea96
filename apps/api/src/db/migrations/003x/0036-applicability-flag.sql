-- The flag is stored and indexed, because a filter by applicability would otherwise check a million cards.
alter table product add column has_applicability boolean not null default false;
update product set has_applicability = true where id in (select product_id from product_applicability);
create index product_applicable on product (has_applicability, updated_at, id);
-- Pictures are stored as webp whatever the upload format, and their names now have that extension.
update file set name = regexp_replace(name, '\.[A-Za-z][A-Za-z0-9]{1,4}$', '') || case kind when 'image' then '.webp' else '.pdf' end
  where name not like case kind when 'image' then '%.webp' else '%.pdf' end;
