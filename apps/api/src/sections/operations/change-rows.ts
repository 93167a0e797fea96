import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { readBody } from '#contract/validate.ts'
import { say } from '#text/language/say.ts'
import type { ManyCall } from './calls/calls.ts'
import { type Batch, handle, type Outcome } from './change.ts'
import type { StoredItem, StoredOperation } from './schema.ts'
import { asUpserted } from './calls/trusted.ts'
import { columnOf, namedErrors } from './import/named-errors.ts'

export interface ChangedRows {
  outcomes: Outcome[]
  created: number
  priceChecks: number
  /** By which values the rows repeat others of the file. */
  keys: Key[]
}

interface Key {
  position: number
  line: number
  field: string
  key: string
}

/** Writes the valid rows of a file; an invalid one gets a message. */
export async function changeRows(call: ManyCall, batch: Batch): Promise<ChangedRows> {
  const { operation, items } = batch
  const body = {
    items: items.map(({ payload }) => ({ ...operation.input, ...payload?.item })),
    lines: items.map(lineOf),
    skip_invalid: true,
  }
  const { value, wrongRows } = readBody(call.operation)(body)
  const result = asUpserted(await handle(call, batch, { body: value, wrongRows }))
  const { created, errors, keys = [], unchanged_rows = [], price_checks = [] } = result
  const wrong = Map.groupBy(errors, ({ row }) => row)
  const unchanged = new Set(unchanged_rows)
  return {
    outcomes: items.map((item, row) => {
      const message = messageOf(call, operation, item, wrong.get(row))
      if (message !== undefined) return { position: item.position, state: 'skipped', message }
      return { position: item.position, state: unchanged.has(row) ? 'unchanged' : 'changed' }
    }),
    created,
    priceChecks: price_checks.length,
    keys: keys.flatMap(({ row, field, key }) => {
      const item = items[row]
      return item ? [{ position: item.position, line: lineOf(item), field, key }] : []
    }),
  }
}

const lineOf = ({ line, position }: StoredItem) => line ?? position

function messageOf(
  call: ManyCall,
  { columns }: StoredOperation,
  { payload }: StoredItem,
  errors: readonly Schemas['RowError'][] | undefined,
): string | undefined {
  return errors && namedErrors({ call, columns, column: payload?.column }, errors)
}

/**
 * The rows of a batch that repeat rows of earlier ones, by their lines: the call itself compares only those that it gets
 * together. Without such rows the keys are kept for the batches to come.
 */
export async function refuseEarlier(
  tx: Database,
  call: ManyCall,
  { operation, items, keys }: Pick<Batch, 'operation' | 'items'> & Pick<ChangedRows, 'keys'>,
): Promise<Outcome[]> {
  const { id, columns } = operation
  const named = sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as named (position int, line int, field text, key text)`
  const hash = sql`md5(named.field || ' ' || named.key)::uuid`
  const { rows } = await tx.execute<{ position: number; field: string; line: number }>(sql`
    select distinct on (named.position) named.position, named.field, operation_key.line from ${named}
    join operation_key on operation_id = ${id} and operation_key.key = ${hash}
    order by named.position, operation_key.line`)
  if (rows.length === 0)
    await tx.execute(sql`
      insert into operation_key (operation_id, key, line) select ${id}, ${hash}, line from ${named} on conflict do nothing`)
  return rows.map(({ position, field, line }) => {
    const column = items.find((item) => item.position === position)?.payload?.column
    return {
      position,
      state: 'skipped',
      message: say`${columnOf({ call, columns, column }, field)}: уже есть в строке ${line}`,
    }
  })
}
