import { type SQL, sql } from '#db/drizzle.ts'
import { audit, type Changes } from '#db/audit.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import { kindOfEntity, namesOf } from '#records/names-of.ts'
import { allResources } from '#records/resources.ts'
import { ERASED } from './erased.ts'
import { inTexts, type TextTable } from './texts.ts'

interface Scrubbing {
  db: Database
  actor: Principal
  values: readonly string[]
  scrub: (value: unknown) => unknown
  comment: string
}

interface Row extends Record<string, unknown> {
  place: string
  id: number | null
  company_id: number | null
  kept: Record<string, unknown>
}

/** Takes the values out of every text of a table, with one statement; a record of the log's says that it was changed. */
export async function eraseTexts({ db, actor, values, scrub, comment }: Scrubbing, table: TextTable): Promise<void> {
  const name = sql.identifier(table.name)
  const columns = Object.keys(table.texts)
  const own = (column: string) => (table.columns.includes(column) ? sql`${sql.identifier(column)}` : sql`null`)
  const { rows } = await db.execute<Row>(sql`
    select ctid::text as place, ${own('id')}::text::int8::int as id, ${own('company_id')}::int8::int as company_id,
      jsonb_build_object(${list(columns, (column) => sql`${column}::text, ${sql.identifier(column)}`)}) as kept
    from ${name} where ${inTexts(table, values)} order by ctid for update`)
  const changed = rows.flatMap((row) => {
    const left = Object.fromEntries(columns.map((column) => [column, scrub(row.kept[column])]))
    const fields = columns.filter((column) => !sameValue(row.kept[column], left[column]))
    return fields.length > 0 ? [{ ...row, left, fields }] : []
  })
  if (changed.length === 0) return
  const next = changed.map(({ place, left }) => ({ ...left, place }))
  const isRecord = ['id', 'version', 'updated_at', 'updated_by'].every((column) => table.columns.includes(column))
  await db.execute(sql`
    update ${name} set ${list(columns, (column) => sql`${sql.identifier(column)} = next.${sql.identifier(column)}`)}
      ${isRecord ? sql`, version = version + 1, updated_at = ${actor.at.toISOString()}, updated_by = ${actor.userId}` : sql``}
    from json_to_recordset(${JSON.stringify(next)}::json)
      as next (place text, ${list(columns, (column) => sql`${sql.identifier(column)} ${sql.raw(table.texts[column] ?? 'text')}`)})
    where ${name}.ctid = next.place::tid`)
  const entity = table.name.replaceAll('_', '-')
  if (!isRecord || !allResources().has(entity)) return
  const kind = kindOfEntity(entity)
  const names = kind
    ? await namesOf(
        db,
        kind,
        changed.flatMap(({ id }) => id ?? []),
      )
    : new Map<number, string>()
  const entries = changed.map(({ id, company_id, left, fields }) => ({
    event: 'erased' as const,
    entity,
    entity_id: id,
    entity_label: names.get(id ?? 0) ?? null,
    company_id,
    comment,
    changes: Object.fromEntries(fields.map((field) => [field, [ERASED, left[field]]])) satisfies Changes,
  }))
  await audit(db, actor, ...entries)
}

const list = (columns: readonly string[], part: (column: string) => SQL) => sql.join(columns.map(part), sql`, `)
