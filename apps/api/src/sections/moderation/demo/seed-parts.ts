import { type SQL, sql } from '#db/drizzle.ts'

/** Ids of the requests and of the products that they may concern; one request in `every` is open. */
export interface Range {
  from: number
  to: number
  every: number
  products: [from: number, to: number]
}

/** The product as its seller submitted it. */
export const wholeCard = sql`jsonb_build_object(
  'name', card.name, 'article', card.article, 'brand_id', card.brand_id, 'category_id', card.category_id,
  'description', card.description, 'barcodes', to_jsonb(card.barcodes), 'image_ids', to_jsonb(card.image_ids), 'condition', card.condition,
  'weight_g', card.weight_g, 'length_mm', card.length_mm, 'width_mm', card.width_mm, 'height_mm', card.height_mm,
  'vat_rate', card.vat_rate, 'country_code', card.country_code)`

/** Chooses the changed fields by the dice and returns their current and proposed values. */
export function cardChange(dice: SQL): { now: SQL; proposed: SQL } {
  return {
    now: sql`case ${dice} % 4
      when 0 then jsonb_build_object('name', card.name)
      when 1 then jsonb_build_object('description', card.description)
      when 2 then jsonb_build_object('weight_g', card.weight_g, 'length_mm', card.length_mm)
      else jsonb_build_object('name', card.name, 'pack_qty', card.pack_qty) end`,
    proposed: sql`case ${dice} % 4
      when 0 then jsonb_build_object('name', card.name || (array[', оригинал', ' для легковых автомобилей', ', комплект'])[1 + ${dice} / 4 % 3])
      when 1 then jsonb_build_object('description', concat_ws(' ', card.description, 'Гарантия 12 месяцев.'))
      when 2 then jsonb_build_object('weight_g', card.weight_g + 40, 'length_mm', card.length_mm + 5)
      else jsonb_build_object('name', card.name || ', упаковка', 'pack_qty', card.pack_qty + 1) end`,
  }
}

export const fieldsOf = (values: SQL) => sql`array(select jsonb_object_keys(${values}))`

/** A user of the company, if it has any. */
export const authorOf = (company: SQL) =>
  sql`(select min(user_id) from user_company where user_company.company_id = ${company})`

export const moderators = sql`(
  select array_agg(user_id order by user_id) from user_role join role on role.id = role_id
    join "user" on "user".id = user_id where role.slug = 'moderator' and "user".status = 'active')`

/** A reason of a decision with the moderator's comment. */
export function reasonsBy(dice: SQL): SQL {
  return sql`(
    select jsonb_build_array(jsonb_build_object('reason_id', reason.id, 'field', remark.field, 'comment', remark.comment))
    from (values
      (0, 'content.bad_photo', 'image_ids', 'Деталь снята не целиком'),
      (1, 'content.wrong_attributes', 'attribute_values', 'Размеры не совпадают с каталогом производителя'),
      (2, 'content.wrong_category', 'category_id', null),
      (3, 'content.watermark', 'image_ids', 'Логотип магазина в углу'),
      (4, 'content.other', 'description', 'Описание взято из чужой карточки')) remark (number, code, field, comment)
      join operation_reason reason on reason.code = remark.code
    where remark.number = ${dice} % 5)`
}
