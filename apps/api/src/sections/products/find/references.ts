import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { product } from '#sections/products/schema.ts'

export const brand = referenceTo('brand', product.brand_id)

export const category = referenceTo('category', product.category_id)

export const company = referenceTo('company', product.company_id)

export const categoryPath = sql<Reference[]>`(
  select json_agg(json_build_object('id', above.id, 'label', above.name) order by above.depth)
  from category own join category above on above.id = any(string_to_array(rtrim(own.path, '.'), '.')::int8[])
  where own.id = "product".category_id)`

export const statusReason = referenceTo('operation_reason', product.status_reason_id)

export const pendingModerationId = sql<number | null>`(
  select id from moderation
  where entity = 'product' and entity_id = "product".id and status in ('new', 'in_work', 'revision'))`

export const markingRequired = sql<boolean>`(
  select marking_required from category where id = "product".category_id)`

export const imageUrl = sql<string | null>`(
  select '/files/' || key || '.webp' from file where id = "product".image_ids[1])`

export const images = sql<Schemas['ProductImage'][]>`(
  select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name,
    'url', '/files/' || key || '.webp', 'width', width, 'height', height) order by place), '[]')
  from unnest("product".image_ids) with ordinality as image (file_id, place) join file on file.id = file_id)`

export const awaitedImages = sql<Schemas['PhotoByAddress'][]>`(
  select coalesce(json_agg(json_build_object('url', url, 'problem', problem) order by id), '[]')
  from product_photo where product_id = "product".id and state <> 'fetched')`

export const oemNumbers = sql<Schemas['OemNumber'][]>`(
  select coalesce(json_agg(json_build_object('car_brand_id', car_brand_id, 'number', number,
    'car_brand', json_build_object('id', car_brand.id, 'label', car_brand.name)) order by car_brand_id, number_norm), '[]')
  from product_oem join car_brand on car_brand.id = car_brand_id where product_id = "product".id)`

export const crosses = sql<Schemas['Cross'][]>`(
  select coalesce(json_agg(json_build_object('brand_id', brand_id, 'article', article, 'kind', product_cross.kind,
    'brand', json_build_object('id', brand.id, 'label', brand.name)) order by brand_id, article_norm), '[]')
  from product_cross join brand on brand.id = brand_id where product_id = "product".id)`

export const applicability = sql<Schemas['Applicability'][]>`(
  select coalesce(json_agg(json_build_object('car_model_id', car_model_id, 'year_from', fits.year_from,
    'year_to', fits.year_to, 'note', note, 'car_model', json_build_object('id', car_model.id,
      'label', concat_ws(' ', car_brand.name, car_model.name, generation))) order by fits.position), '[]')
  from product_applicability fits join car_model on car_model.id = car_model_id join car_brand on car_brand.id = car_brand_id
  where product_id = "product".id)`
