-- Files that a record has let go of. The sweep removes those that nothing holds for as long as an upload may stay unattached.
create table released_file (
  file_id bigint primary key references file on delete cascade,
  unheld_since timestamptz
);
create index released_file_of_time on released_file (unheld_since nulls first, file_id);

-- The argument names the column of the file or files.
create function release_files() returns trigger language plpgsql as $$
declare
  held jsonb := to_jsonb(old) -> tg_argv[0];
begin
  insert into released_file (file_id)
  select id from file where id in (
    select value::bigint from jsonb_array_elements_text(case jsonb_typeof(held) when 'array' then held else jsonb_build_array(held) end))
  on conflict do nothing;
  return null;
end
$$;

create trigger product_releases after update of image_ids on product
  for each row when (old.image_ids is distinct from new.image_ids) execute function release_files('image_ids');
create trigger store_point_releases after update of photo_ids on store_point
  for each row when (old.photo_ids is distinct from new.photo_ids) execute function release_files('photo_ids');
create trigger review_releases after update of photo_ids on review
  for each row when (old.photo_ids is distinct from new.photo_ids) execute function release_files('photo_ids');
create trigger contract_releases after update of file_ids on contract
  for each row when (old.file_ids is distinct from new.file_ids) execute function release_files('file_ids');
create trigger brand_moderation_releases after update of document_ids on brand_moderation
  for each row when (old.document_ids is distinct from new.document_ids) execute function release_files('document_ids');
create trigger category_releases after update of image_id on category
  for each row when (old.image_id is distinct from new.image_id) execute function release_files('image_id');
create trigger brand_releases after update of logo_id on brand
  for each row when (old.logo_id is distinct from new.logo_id) execute function release_files('logo_id');
create trigger car_brand_releases after update of logo_id on car_brand
  for each row when (old.logo_id is distinct from new.logo_id) execute function release_files('logo_id');
create trigger company_releases after update of logo_id on company
  for each row when (old.logo_id is distinct from new.logo_id) execute function release_files('logo_id');

create trigger product_releases_all after delete on product for each row execute function release_files('image_ids');
create trigger store_point_releases_all after delete on store_point for each row execute function release_files('photo_ids');
create trigger review_releases_all after delete on review for each row execute function release_files('photo_ids');
create trigger contract_releases_all after delete on contract for each row execute function release_files('file_ids');
create trigger brand_moderation_releases_all after delete on brand_moderation for each row execute function release_files('document_ids');
create trigger category_releases_all after delete on category for each row execute function release_files('image_id');
create trigger brand_releases_all after delete on brand for each row execute function release_files('logo_id');
create trigger car_brand_releases_all after delete on car_brand for each row execute function release_files('logo_id');
create trigger company_releases_all after delete on company for each row execute function release_files('logo_id');

-- A decided request keeps its files no longer, and neither does a proposal that was changed.
create function release_proposed_files() returns trigger language plpgsql as $$
begin
  insert into released_file (file_id)
  select id from file where id in (
    select held.value::bigint from (values (old.before), (old.after)) as side (fields),
      (values ('image_ids'), ('photo_ids'), ('logo_id')) as name (field),
      jsonb_array_elements_text(case jsonb_typeof(fields -> field) when 'array' then fields -> field else jsonb_build_array(fields -> field) end) held)
  on conflict do nothing;
  return null;
end
$$;
create trigger moderation_releases after update of status, after on moderation
  for each row when (old.status <> new.status or old.after <> new.after) execute function release_proposed_files();

-- What earlier versions have left behind.
insert into released_file (file_id) select id from file where attached;
