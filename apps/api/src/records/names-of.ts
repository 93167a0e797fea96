import { type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { ownValue } from '#text/own-value.ts'
import { allResources, type Kind } from './resources.ts'

/** The usual `nameOf` of a resource: a column or an expression of its table. */
export function selectNames(table: PgTable & { id: PgColumn }, label: PgColumn | SQL): SQL {
  return sql`select ${table.id} as id, ${label} as label from ${table}`
}

let queries: ReadonlyMap<string, SQL> | undefined
let fields: ReadonlyMap<string, Kind> | undefined

/** Maps a field to the kind of record that it references: `brand_id`, `role_ids`, `decided_by`. */
export function kindOf(field: string, entity = ''): Kind | undefined {
  if (field === 'ids') return kindOfEntity(entity)
  fields ??= readFields()
  return ownValue(allResources().get(entity)?.references ?? {}, field) ?? fields.get(field)
}

/** The kind of an entity whose records have names. */
export function kindOfEntity(entity: string): Kind | undefined {
  return isKind(entity) ? entity : undefined
}

export async function namesOf(db: Database, kind: Kind, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const query = queriesOfNames().get(kind)
  if (ids.length === 0 || !query) return new Map()
  const { rows } = await db.execute<{ id: number; label: string }>(
    sql`select id, label from (${query}) named where id in ${ids}`,
  )
  return new Map(rows.map(({ id, label }) => [id, label]))
}

function isKind(name: string): name is Kind {
  return queriesOfNames().has(name)
}

function queriesOfNames(): ReadonlyMap<string, SQL> {
  queries ??= new Map(
    [...allResources()].flatMap(([entity, { nameOf, parts = {} }]) => [
      ...(nameOf ? [[entity, nameOf] as const] : []),
      ...Object.entries(parts),
    ]),
  )
  return queries
}

function readFields(): ReadonlyMap<string, Kind> {
  const usualFields = [...queriesOfNames().keys()].filter(isKind).flatMap((kind) => {
    const name = kind.replaceAll('-', '_')
    return [`${name}_id`, `${name}_ids`].map((field) => [field, kind] as const)
  })
  const declaredFields = [...allResources()].flatMap(([entity, { referencedBy = [] }]) =>
    isKind(entity) ? referencedBy.map((field) => [field, entity] as const) : [],
  )
  return new Map([...usualFields, ...declaredFields])
}
