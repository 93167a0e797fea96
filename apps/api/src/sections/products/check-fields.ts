import { isBarcode, normalizeArticle } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { mayUseCompany } from '#query/scope.ts'
import { type Details, invalid } from '#errors.ts'
import { effectiveActive } from '#sections/category-tree/public.ts'
import { takeFiles } from '#sections/files/public.ts'
import { takenArticle } from './find/same-article.ts'
import { wrongAnswers } from './attribute-answers.ts'
import type { Fields } from './fields.ts'
import { unknownIds } from './find/known-ids.ts'
import type { Product } from './queries.ts'
import { validation } from '#text/language/say.ts'

/** Collects all errors of the fields at once. `before` is the present card, if there is one. */
export async function assertValid(db: Database, actor: Actor, fields: Fields, before?: Product): Promise<void> {
  const details: Details = {}
  const add = (field: string, message: string | undefined) => {
    if (message) (details[field] ??= []).push(message)
  }
  const { name, article, barcodes, category_id, company_id, image_ids, attribute_values } = fields
  if (name !== undefined && name.length < 3) add('name', validation().minLength('Название', 3))
  if (article !== undefined && normalizeArticle(article) === '') add('article', validation().pattern('Артикул'))
  else if ('article' in fields || 'brand_id' in fields || 'condition' in fields)
    add('article', await takenArticle(db, { ...before, ...fields }))
  if (barcodes?.some((code) => !isBarcode(code))) add('barcodes', 'Штрихкод: неверная контрольная цифра')
  if (category_id !== undefined) add('category_id', await wrongCategory(db, category_id))
  if (company_id) add('company_id', await notTheirs(db, actor, company_id))
  if (image_ids)
    add(
      'image_ids',
      await wrongImages(db, actor, { ids: image_ids, companyId: company_id ?? before?.company_id ?? null, before }),
    )
  if (attribute_values)
    for (const message of await wrongAnswers(db, category_id ?? before?.category_id ?? 0, attribute_values))
      add('attribute_values', message)
  for (const [field, message] of await wrongParts(db, fields)) add(field, message)
  if (Object.keys(details).length > 0) throw invalid(details)
}

async function wrongCategory(db: Database, id: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ is_leaf: boolean; is_on: boolean }>(sql`
    select not exists (select from category child where child.parent_id = category.id) as is_leaf, ${effectiveActive} as is_on
    from category where id = ${id}`)
  const [row] = rows
  if (!row) return validation().enum('Категория')
  if (!row.is_leaf) return 'Выберите конечную категорию'
  return row.is_on ? undefined : 'Категория выключена. Выберите другую'
}

async function notTheirs(db: Database, actor: Actor, id: number): Promise<string | undefined> {
  if (!mayUseCompany(actor, id)) return 'Выберите компанию из доступных вам'
  return (await unknownIds(db, 'company', [id])).size > 0 ? validation().enum('Автор карточки') : undefined
}

/** A seller may use pictures of their companies and those already on the card. */
async function wrongImages(
  db: Database,
  actor: Actor,
  { ids, companyId, before }: { ids: number[]; companyId: number | null; before: Product | undefined },
): Promise<string | undefined> {
  const added = ids.filter((id) => !before?.image_ids.includes(id))
  const home = { entity: 'product', companyId, images: true } as const
  return !(await takeFiles(db, actor, added, home)) ? 'Фото: загрузите изображения ещё раз' : undefined
}

async function wrongParts(db: Database, fields: Fields): Promise<[field: string, message: string][]> {
  const { brand_id, oem_numbers = [], crosses = [], applicability = [] } = fields
  const brands = await unknownIds(db, 'brand', [
    ...crosses.map((cross) => cross.brand_id),
    ...(brand_id === undefined ? [] : [brand_id]),
  ])
  const carBrands = await unknownIds(
    db,
    'car_brand',
    oem_numbers.map(({ car_brand_id }) => car_brand_id),
  )
  const models = await unknownIds(
    db,
    'car_model',
    applicability.map(({ car_model_id }) => car_model_id),
  )
  const rules: [wrong: boolean, field: string, message: string][] = [
    [brand_id !== undefined && brands.has(brand_id), 'brand_id', validation().enum('Бренд')],
    ...oem_numbers.flatMap(({ car_brand_id, number }, index): typeof rules => [
      [carBrands.has(car_brand_id), `oem_numbers.${index}.car_brand_id`, validation().enum('Марка автомобиля')],
      [normalizeArticle(number) === '', `oem_numbers.${index}.number`, validation().pattern('OEM-номер')],
    ]),
    ...crosses.flatMap((cross, index): typeof rules => [
      [brands.has(cross.brand_id), `crosses.${index}.brand_id`, validation().enum('Бренд')],
      [normalizeArticle(cross.article) === '', `crosses.${index}.article`, validation().pattern('Артикул')],
    ]),
    ...applicability.flatMap(({ car_model_id, year_from, year_to }, index): typeof rules => [
      [models.has(car_model_id), `applicability.${index}.car_model_id`, validation().enum('Модель автомобиля')],
      [(year_from ?? 0) > (year_to ?? 9999), `applicability.${index}.year_from`, 'Год начала больше года окончания'],
    ]),
  ]
  return rules.filter(([wrong]) => wrong).map(([, field, message]) => [field, message])
}
