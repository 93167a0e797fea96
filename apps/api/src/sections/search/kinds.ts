import type { PermissionName } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { containsWords } from '#query/list.ts'
import { company } from '#sections/companies/schema.ts'
import { storePoint } from '#sections/store-points/schema.ts'
import { visibleUsers } from '#sections/users/public.ts'
import { searchedPhone } from '#text/searched-phone.ts'
import { findModeration, findOrders, findSubOrders } from './by-number.ts'
import { findProducts } from './products.ts'

export type Hit = Schemas['SearchHit']

export interface Asked {
  q: string
  limit: number
  /** The actor has the scope that the kind's permission grants. */
  actor: Actor
}

interface Kind {
  kind: Schemas['SearchKind']
  /** Any of these permissions opens the page of a hit. */
  permissions: PermissionName[]
  find: (db: Database, asked: Asked) => Promise<Hit[]>
}

/** The kinds of the palette in display order. An index serves each search. */
export const kinds: Kind[] = [
  { kind: 'order', permissions: ['order.index', 'order.view'], find: findOrders },
  { kind: 'sub-order', permissions: ['order.index', 'order.view'], find: findSubOrders },
  { kind: 'product', permissions: ['product.view'], find: findProducts },
  { kind: 'company', permissions: ['company.view'], find: findCompanies },
  { kind: 'moderation', permissions: ['moderation.view'], find: findModeration },
  { kind: 'store-point', permissions: ['store-point.view'], find: findStorePoints },
  { kind: 'user', permissions: ['user.view'], find: findUsers },
  { kind: 'category', permissions: ['category.view', 'category.index'], find: findCategories },
  { kind: 'brand', permissions: ['brand.view', 'brand.index'], find: findBrands },
]

/** Runs a select of hits; `order` sorts the best match first. */
async function hits(db: Database, select: SQL, order: SQL, limit: number): Promise<Hit[]> {
  const { rows } = await db.execute<{ id: number; label: string; hint: string | null; path: string }>(
    sql`${select} order by ${order} limit ${limit}`,
  )
  return rows
}

function begins(text: SQL, q: string): SQL {
  return sql`starts_with(folded(${text}), folded(${q}))`
}

function findCompanies(db: Database, { q, limit, actor }: Asked) {
  const searched = sql`trade_name || ' ' || short_name || ' ' || full_name || ' ' || inn || ' ' || coalesce(ogrn, '') || ' ' || phone || ' ' || email`
  const select = sql`
    select id, trade_name as label, 'ИНН ' || inn as hint, '/sellers/' || id as path from company
    where ${containsWords(searched, searchedPhone(q))} and ${withinCompanies(actor, company.id) ?? sql`true`}`
  return hits(db, select, sql`not ${begins(sql`trade_name`, q)}, trade_name collate "unicode", id`, limit)
}

function findStorePoints(db: Database, { q, limit, actor }: Asked) {
  const searched = sql`store_point.name || ' ' || code || ' ' || street || ' ' || house`
  const select = sql`
    select store_point.id, store_point.name as label, code || ', ' || city.name as hint,
      case when store_point.type in ('shop', 'warehouse') then '/warehouse/' else '/pickup/' end || store_point.id as path
    from store_point join city on city.id = city_id
    where ${containsWords(searched, q)} and ${withinCompanies(actor, storePoint.company_id) ?? sql`true`}`
  return hits(db, select, sql`code <> upper(${q}), code`, limit)
}

function findUsers(db: Database, { q, limit, actor }: Asked) {
  const searched = sql`last_name || ' ' || first_name || ' ' || coalesce(middle_name, '') || ' ' || email || ' ' || coalesce(phone, '')`
  const select = sql`
    select id, concat_ws(' ', last_name, first_name, middle_name) as label, email as hint, '/users/edit/' || id as path
    from "user" where ${containsWords(searched, searchedPhone(q))} and ${visibleUsers(db, actor) ?? sql`true`}`
  return hits(db, select, sql`last_name collate "unicode", first_name collate "unicode", id`, limit)
}

function findCategories(db: Database, { q, limit }: Asked) {
  const select = sql`
    select category.id, category.name as label, parent.name as hint, '/handbooks/categories/edit/' || category.id as path
    from category left join category parent on parent.id = category.parent_id
    where ${containsWords(sql`category.name`, q)}`
  return hits(db, select, sql`not ${begins(sql`category.name`, q)}, length(category.name), category.id`, limit)
}

function findBrands(db: Database, { q, limit }: Asked) {
  const select = sql`
    select id, name as label, null as hint, '/handbooks/brands/' || id as path from brand
    where ${containsWords(sql`name`, q)}
      or id in (select brand_id from brand_alias where brand_id is not null and ${containsWords(sql`brand_alias.name`, q)})`
  const spelled = sql`exists (select from brand_alias where brand_id = brand.id and ${begins(sql`brand_alias.name`, q)})`
  return hits(db, select, sql`not (${begins(sql`name`, q)} or ${spelled}), length(name), id`, limit)
}
