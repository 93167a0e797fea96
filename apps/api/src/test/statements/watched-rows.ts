import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDatabase } from 'drizzle-orm/pg-core'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { type Column, faultsOfColumn, faultsOfRows } from './rows.ts'

// The type of a row is written by hand beside its statement, and the compiler believes it. So each result that a test sees
// is compared with the type that its call or its template declares.

interface Result {
  fields: Column[]
  rows: unknown[]
}

interface Prepared {
  client: { query: (...args: unknown[]) => Promise<Result> }
  fields: { path: string[]; field: unknown }[] | undefined
}

const root = join(import.meta.dirname, '../../../../..')
const faults = watch()

/** The faults since the last call. */
export function takeFaults(): string[] {
  const found = [...faults]
  faults.clear()
  return found
}

function watch(): Set<string> {
  const declared = inject('declaredTypes')
  const faults = new Set<string>()
  let place: string | undefined

  const execute = Reflect.get(PgDatabase.prototype, 'execute') as (...args: unknown[]) => unknown
  function executeAt(this: unknown, ...args: unknown[]) {
    place = placeOf(new Error().stack)
    try {
      return execute.apply(this, args)
    } finally {
      place = undefined
    }
  }

  const prepareQuery = Reflect.get(NodePgSession.prototype, 'prepareQuery') as unknown as (
    ...args: unknown[]
  ) => Prepared
  function prepareWatched(this: unknown, ...args: unknown[]) {
    const prepared = prepareQuery.apply(this, args)
    const { client, fields } = prepared
    const at = place
    async function query(...of: unknown[]) {
      const result = await client.query(...of)
      for (const fault of faultsOf(result, at, fields)) faults.add(fault)
      return result
    }
    return Object.assign(prepared, { client: { query } })
  }

  function faultsOf({ fields: columns, rows }: Result, at: string | undefined, fields: Prepared['fields']): string[] {
    if (at !== undefined) return faultsOfRows(declared, at, columns, rows)
    return (fields ?? []).flatMap(({ path, field }, index) => {
      const values = rows.map((row): unknown => Reflect.get(Object(row), index))
      return faultsOfColumn(declared, path.at(-1) ?? '', field, columns[index]?.dataTypeID ?? 0, values)
    })
  }

  Object.assign(PgDatabase.prototype, { execute: executeAt })
  Object.assign(NodePgSession.prototype, { prepareQuery: prepareWatched })
  return faults
}

/** The call that leads to `execute`, in the line below it. */
function placeOf(stack = ''): string | undefined {
  const [, url = '', position = ''] = /(file:[^\s()]+?):(\d+:\d+)/.exec(stack.split('\n')[2] ?? '') ?? []
  return url && `${relative(root, fileURLToPath(url))}:${position}`
}
