import { sql } from '#db/drizzle.ts'
import { everydayChanges, everydayEntities } from '#db/log/everyday.gen.ts'
import type { Reader } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

/** Tables of no entity that a call may write though it asks for no fresh proof, with the reason. */
const EVERYDAY_TABLES: Readonly<Record<string, string>> = {
  access_request: 'a request gives nothing',
  audit_log: 'each change is in it',
  ledger_objection: 'an objection moves no money; its answer asks by the log',
  ledger_entry: 'what follows from steps of orders and payments; a correction asks by the log',
  company: 'its counts of offers and orders; its changes ask by the log',
  deleted_record: 'each deletion is in it',
  mail_outbox: 'letters that follow from changes',
  payment: 'steps of orders',
  password_reset: 'voiding a link takes access away',
  preview: 'ending one takes access away',
  released_file: 'uploads',
  session: 'ending one takes access away',
  session_token: 'ending one takes access away',
  status_history: 'each step is in it',
  stock: 'stocks of offers',
  webhook_delivery: 'what goes to an address that was proven',
}

/** Tables of an everyday entity besides that of its records. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  attribute: ['attribute_category', 'attribute_synonym', 'attribute_value'],
  category: ['category_tree'],
  operation: ['operation_chunk', 'operation_item', 'operation_key'],
  product: ['product_applicability', 'product_cross', 'product_oem', 'product_photo', 'product_without_crosses'],
  reconciliation: ['registry_period'],
  'sub-order': ['sub_order_item'],
}

/** The entities of a table where its name does not say them. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = { user: ['user', 'service-account'] }

const entitiesOf = (table: string) => ENTITIES[table] ?? [table.replaceAll('_', '-')]

const everydayTables = new Set([
  ...Object.keys(EVERYDAY_TABLES),
  ...Object.keys(everydayEntities).flatMap((entity) => [entity.replaceAll('-', '_'), ...(PARTS[entity] ?? [])]),
])

/** Of such a table only some changes are everyday: the log's rows of them have passed its question. */
async function isEverydayInPart(tx: Database, table: string): Promise<boolean> {
  const entities = entitiesOf(table).filter((entity) => Object.hasOwn(everydayChanges, entity))
  const { rows } = await tx.execute(sql`
    select from audit_log where transaction = pg_current_xact_id() and entity = any(${sql.param(entities)}::text[]) limit 1`)
  return rows.length > 0
}

/** These try changes that they roll back, as an actor who is not asked. */
const TRIES = /^operations\./

/** An actor of whom it is noted whether they were asked for a fresh proof, whatever the answer was. */
export type Watched<Asked> = Asked & { asking?: { wasAsked: boolean } }

export function watched<Asked extends Reader>(actor: Asked): Watched<Asked> {
  const asking = { wasAsked: false }
  return {
    ...actor,
    asking,
    requireProof(db, rows) {
      if (rows === undefined) asking.wasAsked = true
      return actor.requireProof(db, rows)
    },
  }
}

/**
 * Fails if the transaction changes something without an audit row, or, without having asked for a fresh proof, a table of which
 * the contract does not say that its changes are everyday.
 */
export async function requireTraces<T>(
  tx: Database,
  { operation, asking }: { operation: string; asking?: Watched<Reader>['asking'] },
  run: () => Promise<T>,
): Promise<T> {
  // The session's counters may still hold the writes of its last transactions.
  const before = await countWrites(tx)
  const result = await run()
  const after = await countWrites(tx)
  const written = [...after].flatMap(([table, count]) => (count > (before.get(table) ?? 0) ? [table] : []))
  if (written.length > 0 && !written.includes('audit_log'))
    throw new Error(`${operation} changed something and left no audit row`)
  if (!asking || asking.wasAsked || TRIES.test(operation)) return result
  for (const table of written)
    if (!everydayTables.has(table) && !(await isEverydayInPart(tx, table)))
      throw new Error(`${operation} wrote ${table} and asked for no fresh proof`)
  return result
}

async function countWrites(tx: Database): Promise<Map<string, number>> {
  // The view pg_stat_xact_user_tables takes four times as long, because it sums up the indexes of each table.
  const { rows } = await tx.execute<{ table: string; count: number }>(
    sql`select relname as table, (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid)
          + pg_stat_get_xact_tuples_deleted(oid))::int as count
        from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'idempotency_key'`,
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}
