import type { Schemas } from '@admin-panel/sdk'
import { getTableName, type PgTable, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { hindered } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { text } from '#text/language/language.ts'
import { say, usedIn } from '#text/language/say.ts'

type Obstacle = Schemas['Obstacle']

interface Use {
  /** What the referring records are, in Russian. */
  label: string
  /** The list of the referring records, which filters by the columns named here. */
  list?: Obstacle['list']
  by?: readonly string[]
}

/** What refers to records, by its table. A table without an entry is refused by a test. */
export const USES: Readonly<Record<string, Use>> = {
  bank_detail: { label: 'Счета' },
  brand_alias: { label: 'Написания бренда' },
  brand_moderation: { label: 'Заявки на бренды' },
  car_model: { label: 'Модели автомобилей' },
  category: { label: 'Подкатегории' },
  city: { label: 'Города', list: 'cities', by: ['region_id'] },
  commission: { label: 'Правила комиссий', list: 'commissions', by: ['company_id', 'category_id', 'brand_id'] },
  company: { label: 'Продавцы', list: 'companies', by: ['manager_id'] },
  company_address: { label: 'Адреса продавцов' },
  contract: { label: 'Договоры' },
  delivery_rate: { label: 'Тарифы доставки' },
  fact: { label: 'Входящие' },
  file: { label: 'Файлы' },
  ledger_entry: { label: 'Проводки' },
  ledger_objection: { label: 'Возражения продавцов' },
  legacy_car_brand: { label: 'Марки авто прежней системы' },
  legacy_city: { label: 'Города прежней системы' },
  legacy_product: { label: 'Товары прежней системы' },
  meta_data: { label: 'SEO-данные' },
  moderation: { label: 'Заявки' },
  operation: { label: 'Массовые операции' },
  order: { label: 'Заказы', list: 'orders', by: ['payment_system_id', 'city_id'] },
  payment: { label: 'Оплаты' },
  product: { label: 'Карточки товаров', list: 'products', by: ['brand_id', 'category_id', 'company_id'] },
  product_applicability: { label: 'Применяемость товаров' },
  product_cross: { label: 'Кроссы товаров' },
  product_offer: { label: 'Предложения', list: 'productOffers', by: ['company_id', 'product_id'] },
  product_oem: { label: 'OEM-номера' },
  product_photo: { label: 'Фото по адресам' },
  reconciliation: { label: 'Сверка оплат' },
  review: { label: 'Отзывы', list: 'reviews', by: ['company_id', 'product_id', 'store_point_id'] },
  review_term: { label: 'Справочник отзывов' },
  settlement: { label: 'Расчёты' },
  status_history: { label: 'Изменения статуса' },
  stock: { label: 'Остатки' },
  store_point: { label: 'Точки' },
  sub_order: { label: 'Подзаказы', list: 'subOrders', by: ['company_id', 'store_point_id', 'delivery_id', 'order_id'] },
  sub_order_item: { label: 'Позиции заказов' },
  user_company: { label: 'Пользователи продавца' },
  user_role: { label: 'Пользователи и сервисные учётные записи с ролью' },
}

/** The columns that keep a row of the table from being deleted, besides those that name who wrote a record. */
export async function referencesTo(db: Database, table: PgTable): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select relname as table, attname as column from pg_constraint
    join pg_class referring on referring.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype in ('a', 'r') and conparentid = 0
      and confrelid = ${`"${getTableName(table)}"`}::regclass and attname not in ('created_by', 'updated_by')
    order by relname, attname`)
  return rows
}

/** Refuses the deletion of a record that others refer to, with their numbers and lists. */
export async function requireUnused(
  { db, actor }: { db: Database; actor: Principal },
  table: PgTable,
  id: number,
): Promise<void> {
  const references = await referencesTo(db, table)
  if (references.length === 0) return
  const counts = references.map(
    (to, index) =>
      sql`select ${index}::int as index, count(*)::int as count from ${sql.identifier(to.table)} where ${sql.identifier(to.column)} = ${id}`,
  )
  const { rows } = await db.execute<{ index: number; count: number }>(
    sql`select index, count from (${sql.join(counts, sql` union all `)}) uses where count > 0 order by count desc, index`,
  )
  if (rows.length === 0) return
  const obstacles = rows.map(({ index, count }) => obstacleOf(actor, references[index], id, count))
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  throw hindered(say`Нельзя удалить: ${usedIn(total)}`, obstacles)
}

function obstacleOf(
  actor: Principal,
  reference: { table: string; column: string } | undefined,
  id: number,
  count: number,
): Obstacle {
  const { table = '', column = '' } = reference ?? {}
  const { label = table, list = null, by = [] } = USES[table] ?? {}
  // A seller's lists hold their own records alone, so they would not show all.
  const isListed = by.includes(column) && isStaff(actor)
  return { label: text(label), count, list: isListed ? list : null, query: isListed ? `${column}=${id}` : null }
}
