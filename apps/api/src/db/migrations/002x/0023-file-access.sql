-- Reading a file requires access to the record that it is attached to; files that were never attached are deleted.
alter table file add attached boolean not null default false;
create index product_image on product using gin (image_ids);
create index review_photo on review using gin (photo_ids);
create index contract_file on contract using gin (file_ids);
create index store_point_photo on store_point using gin (photo_ids);
create index brand_moderation_document on brand_moderation using gin (document_ids);
create index moderation_photo on moderation using gin ((after -> 'photo_ids'));
create index moderation_photo_before on moderation using gin ((before -> 'photo_ids'));
create index moderation_image on moderation using gin ((after -> 'image_ids'));
create index category_image on category (image_id) where image_id is not null;
create index brand_logo on brand (logo_id) where logo_id is not null;
create index car_brand_logo on car_brand (logo_id) where logo_id is not null;
create index company_logo on company (logo_id) where logo_id is not null;

update file set attached = true where id in (
  select unnest(image_ids) from product
  union select unnest(photo_ids) from review
  union select unnest(file_ids) from contract
  union select unnest(photo_ids) from store_point
  union select unnest(document_ids) from brand_moderation
  union select image_id from category
  union select logo_id from brand
  union select logo_id from car_brand
  union select logo_id from company
);

-- Files that staff attached to a record were stored under the company of the staff.
update file set company_id = contract.company_id from contract
  where file.created_by is not null and contract.file_ids @> array[file.id];
update file set company_id = request.company_id from brand_moderation request
  where file.created_by is not null and request.document_ids @> array[file.id];
update file set company_id = point.company_id from store_point point
  where file.created_by is not null and point.company_id is not null and file.entity = 'store-point' and point.photo_ids @> array[file.id];

create index file_unattached on file (created_at, id) where not attached;
-- These indexes serve the quotas: a user's uploads per day and a company's storage.
create index file_of_user on file (created_by, created_at) include (size);
create index file_of_company on file (company_id) include (size);
