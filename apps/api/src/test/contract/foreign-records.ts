import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Operation } from '#contract/operations.ts'
import { kindOf } from '#records/names-of.ts'
import { entityNames, scopedEntities } from '#text/names.gen.ts'

// Shared records are the same for all readers, or visible to staff regardless of the company: those of entities that the
// contract does not scope, unless their table has an owner, and those of the tables of their parts below.
const SHARED = new Set(['attribute_value', 'webhook_delivery'])
const scoped: ReadonlySet<string> = scopedEntities
const unscoped = new Set(
  Object.keys(entityNames)
    .filter((entity) => !scoped.has(entity))
    .map((entity) => entity.replaceAll('-', '_')),
)
const ALIASES: Record<string, string> = {
  category_tree: 'category',
  complaint_reason: 'operation_reason',
  mapped_to: 'legacy_product',
  merge_into: 'brand',
  node: 'category',
  offer: 'product_offer',
  pickup_point: 'store_point',
  reason: 'operation_reason',
  service_account: 'user',
  transaction: 'ledger_entry',
}
/** Ids of external systems. */
const OUTSIDE = new Set(['external', 'order_external', 'tecdoc', 'fias', 'kladr', 'request'])
/** The owner condition of tables without a company column. */
const OWNED: Record<string, string> = {
  company: 'id <> LONELY',
  order: 'exists (select from sub_order where order_id = row.id)',
  service_key: 'exists (select from user_company where user_id = row.user_id and company_id <> LONELY)',
  user: 'exists (select from user_company where user_id = row.id and company_id <> LONELY)',
}
const UNSEEN = new Set(['audit_log', 'session', 'session_token', 'idempotency_key', 'login_attempt', 'rate_limit'])

/**
 * Creates a company without records and collects the data of all others: their ids, their distinctive texts and their
 * state.
 */
export async function foreignRecords(db: Database) {
  const { rows: created } = await db.execute<{ id: number }>(sql`
    insert into company (type, opf, full_name, short_name, trade_name, slug, inn, tax_system, vat_rate, phone, email, status)
    values ('legal', 'ООО', 'Чужая', 'Чужая', 'Чужая компания', 'chuzhaia', '0000000000', 'osno', '22', '', '', 'active')
    returning id`)
  const lonelyId = created[0]?.id ?? 0
  // The demo data has only pictures, on cards that all users may see.
  await db.execute(sql`
    with document as (
      insert into file (key, kind, name, mime, size, hash, entity, company_id, attached, created_at)
      values ('foreign.pdf', 'document', 'Скан договора чужой компании.pdf', 'application/pdf', 1, 'foreign', 'contract', 2, true, now())
      returning id
    )
    update contract set file_ids = array(select id from document) where id = (select min(id) from contract where company_id = 2)`)
  // Requests come with time, and the demo data have none yet.
  await db.execute(sql`
    with asker as (select min(user_id) as id from user_company where company_id = 2),
      request as (
        insert into access_request (user_id, permission, reason, requested_at)
        select id, 'order.view', 'Веду чужую компанию', now() from asker
      ),
      key as (
        insert into passkey (user_id, credential_id, public_key, counter, transports, name, added_at)
        select id, 'foreign', '\\x00', 0, '{}', 'Чужой ключ', now() from asker
      ),
      factor as (insert into totp (user_id, salt, added_at) select id, '\\x00', now() from asker returning user_id)
    insert into factor_reset (user_id, author_id, reason, requested_at)
    select user_id, 1, 'Чужой потерянный телефон', now() from factor`)
  const { rows: columns } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const has = (table: string, column: string) => tables.get(table)?.some((one) => one.column === column) ?? false

  function conditionOf(table: string): string | undefined {
    if (OWNED[table]) return OWNED[table].replaceAll('LONELY', String(lonelyId))
    if (has(table, 'company_id')) return `company_id <> ${lonelyId}`
    if (!has(table, 'user_id')) return undefined
    return `exists (select from user_company where user_company.user_id = row.user_id and company_id <> ${lonelyId})`
  }

  const isShared = (table: string) => SHARED.has(table) || (unscoped.has(table) && conditionOf(table) === undefined)

  /** The table that a parameter or field references; undefined for shared data. */
  function tableOf(field: string, { path }: Operation): string | undefined {
    // An order number is not an id; the test of orders covers a foreign one.
    if (field === 'number') return undefined
    const [, stem = ''] = /^(\w+?)_?ids?$/.exec(field) ?? []
    const isOwn = field === 'id' || field === 'ids' || field === 'entity_id'
    const kindName = (isOwn ? (path.split('/')[4] ?? '') : (kindOf(field) ?? stem)).replaceAll('-', '_')
    if (OUTSIDE.has(kindName)) return undefined
    const table = ALIASES[kindName] ?? (kindName === 'presence' || field === 'entity_id' ? 'product' : kindName)
    if (isShared(table)) return undefined
    if (tables.has(table) && conditionOf(table) !== undefined) return table
    throw new Error(
      `${field} of ${path}: ${table} has no owner that is known; add it in test/contract/foreign-records.ts`,
    )
  }

  async function foreignIdOf(table: string): Promise<number> {
    const { rows } = await db.execute<{ id: number }>(
      sql.raw(`select id from "${table}" row where ${conditionOf(table)} order by id limit 1`),
    )
    if (!rows[0]) throw new Error(`The demo data have no ${table} of another company`)
    return rows[0].id
  }

  async function versionOf(table: string, id: string): Promise<number> {
    if (!has(table, 'version')) return 1
    const { rows } = await db.execute<{ version: number }>(
      sql.raw(`select version from "${table}" where id = ${Number(id)}`),
    )
    return rows[0]?.version ?? 1
  }

  const owned = [...tables.keys()].filter(
    (table) => !UNSEEN.has(table) && !isShared(table) && (OWNED[table] !== undefined || has(table, 'company_id')),
  )

  /** Texts that occur in exactly one row, which belongs to another company. */
  async function secretsOf(table: string): Promise<string[]> {
    const texts = (tables.get(table) ?? []).filter(({ type }) => type === 'text').map(({ column }) => column)
    const uniqueTexts: string[] = []
    for (const column of texts) {
      const { rows } = await db.execute<{ value: string }>(
        sql.raw(`select "${column}" as value from "${table}" row where length("${column}") >= 6
          group by "${column}" having count(*) = 1 and bool_and(${conditionOf(table)})`),
      )
      uniqueTexts.push(...rows.map(({ value }) => value))
    }
    return uniqueTexts
  }

  /** Hashes every row of other companies. */
  async function stored(): Promise<ReadonlyMap<string, string>> {
    const all = new Map<string, string>()
    for (const table of owned) {
      const key = has(table, 'id') ? 'id::text' : 'md5(row::text)'
      const { rows } = await db.execute<{ key: string; content: string }>(
        sql.raw(`select ${key} as key, md5(row::text) as content from "${table}" row where ${conditionOf(table)}`),
      )
      for (const row of rows) all.set(`${table} ${row.key}`, row.content)
    }
    return all
  }

  const secrets = new Set<string>()
  for (const table of owned) for (const secret of await secretsOf(table)) secrets.add(secret)
  // A shop may share a text, such as its postal code, with its city.
  for (const table of [...tables.keys()].filter(isShared)) {
    for (const { column, type } of tables.get(table) ?? []) {
      if (type !== 'text') continue
      const { rows } = await db.execute<{ value: string | null }>(
        sql.raw(`select distinct "${column}" as value from "${table}"`),
      )
      for (const { value } of rows) if (value !== null) secrets.delete(value)
    }
  }
  return { lonelyId, tableOf, versionOf, foreignIdOf, secrets, stored }
}
