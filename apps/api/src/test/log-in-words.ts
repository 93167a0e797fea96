import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { readContract, type Schema } from '#contract/operations.ts'
import { fieldWord } from '#sections/audit-log/value-words.ts'
import { withWords } from '#sections/audit-log/words.ts'
import { START } from './start.ts'

interface Row extends Record<string, unknown> {
  entity: string
  field: string
  values: unknown[]
}

const reader: Actor = {
  ...systemPrincipal(START),
  userId: 1,
  userName: '',
  sessionId: 1,
  keyId: null,
  timeZone: 'Europe/Moscow',
  confirm: () => Promise.resolve(),
  isProved: true,
  requireProof: () => Promise.resolve(),
}

/**
 * Finds values that the log would show as raw codes, in rows written after `since`: one example per entity, field and
 * shape.
 */
export async function findRawValues(db: Database, since: number): Promise<string[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct on (entity, key, shape) entity, key as field, value as values
    from audit_log, jsonb_each(changes), lateral (select concat(jsonb_typeof(value -> 0), jsonb_typeof(value -> 1)) as shape) as shaped
    where id > ${since} and jsonb_typeof(value) = 'array'`)
  const rowsInWords = await withWords(
    db,
    reader,
    rows.map(({ entity, field, values }) => ({ entity, changes: { [field]: values } })),
  )
  return rowsInWords.flatMap(({ entity, changes, words }) =>
    Object.entries(changes).flatMap(([field, values]) => {
      const raw = values.filter((value, index) => isRaw(field, value, words[field]?.[index] ?? null, values))
      const faults = [
        ...(fieldWord(entity, field) ? [] : ['has no name']),
        ...raw.map((value) => JSON.stringify(value)),
      ]
      return faults.map((fault) => `${entity}.${field}: ${fault}`)
    }),
  )
}

function isRaw(field: string, value: unknown, word: string | null, values: readonly unknown[]): boolean {
  if (isNothing(value)) return false
  // For lists the log shows only the difference.
  if (word === null) return !values.every(Array.isArray)
  if (typeof value === 'object' && /\{"|\[object|(^|; |\n)[a-z_]+: /.test(word)) return true
  const codes = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && isCode(field, one))
  return codes.some((code) => word.split(/, |\n/).includes(code))
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

let codes: ReadonlySet<string> | undefined

function isCode(field: string, text: string): boolean {
  codes ??= new Set(readContract().flatMap(({ body, query }) => [...codesOf('', body ?? {}), ...codesOf('', query)]))
  return codes.has(`${field} ${text}`)
}

/** Collects every enum code of a field in the contract: `status draft`. */
function codesOf(field: string, schema: Schema): string[] {
  const ownCodes = (schema.enum ?? []).map((code) => `${field} ${String(code)}`)
  const parts = [schema.items, ...(schema.anyOf ?? [])].flatMap((part) => (part ? codesOf(field, part) : []))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => codesOf(name, property))
  return [...ownCodes, ...parts, ...fields].filter((code) => /^\w+ [a-z_.]+$/.test(code))
}
