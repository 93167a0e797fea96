import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { SOMEBODY_OF_STAFF } from '#records/author.ts'
import { namesOf } from '#records/names-of.ts'
import type { Kind } from '#records/resources.ts'
import { personalOf } from '#contract/personal.ts'
import { text } from '#text/language/language.ts'
import { masked } from '#text/masked.ts'
import { momentIn } from '#text/moment.ts'
import { valueInWords, type AttributeKind, type Lookup } from './value-words.ts'

type Changes = Record<string, unknown[]>

interface LoggedRow {
  entity: string
  changes: Changes
}

/** Formats the values of the log with one query per kind of referenced record. */
export async function withWords<Row extends LoggedRow>(db: Database, actor: Actor, rows: readonly Row[]) {
  const lookup = await lookupOf(db, actor, (asking) => rows.map((row) => wordsOf(row, asking)))
  return rows.map((row) => ({ ...row, changes: withoutPersonal(row), words: wordsOf(row, lookup) }))
}

/** The log masks personal data to everybody; rows of older versions contain some in full and are immutable. */
function withoutPersonal({ entity, changes }: LoggedRow): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([field, values]) => {
      const kind = personalOf(entity, field)?.kind
      return [field, kind ? values.map((value) => masked(kind, value)) : values]
    }),
  )
}

/** Reads the rows twice: first to collect the referenced ids, then with their names. */
export async function lookupOf(
  db: Database,
  { scope, companyIds, timeZone }: Pick<Actor, 'scope' | 'companyIds' | 'timeZone'>,
  read: (lookup: Lookup) => unknown,
): Promise<Lookup> {
  const idsByKind = new Map<Kind, Set<number>>()
  const attributes = new Set<number>()
  const collect = (kind: Kind, id: number) => {
    // An attribute's answer may be a measurement instead of a value id.
    if (Number.isSafeInteger(id)) idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id))
    return ''
  }
  const moment = momentIn(timeZone)
  const momentText = (at: string) => moment(at) ?? ''
  read({
    name: collect,
    moment: momentText,
    attribute(id) {
      attributes.add(id)
      // The attribute's type is still unknown, so its answers are collected as value ids.
      return { name: '', type: 'select', unit: null }
    },
  })
  const names = new Map<Kind, ReadonlyMap<number, string>>()
  for (const [kind, ids] of idsByKind) {
    // Sellers must not learn which staff member made a change.
    const visibleIds = kind === 'user' && scope === 'own' ? await colleagues(db, companyIds, [...ids]) : [...ids]
    names.set(kind, await namesOf(db, kind, visibleIds))
  }
  const attributeRows = await attributesOf(db, [...attributes])
  return {
    name: (kind, id) =>
      names.get(kind)?.get(id) ?? (kind === 'user' && scope === 'own' ? text(SOMEBODY_OF_STAFF.label) : `№ ${id}`),
    attribute: (id) => attributeRows.get(id),
    moment: momentText,
  }
}

async function colleagues(db: Database, companyIds: readonly number[], ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct user_id as id from user_company
    where user_id in ${ids} and company_id = any(${sql.param(companyIds)}::int8[])`)
  return rows.map(({ id }) => id)
}

async function attributesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, AttributeKind>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<AttributeKind & { id: number } & Record<string, unknown>>(
    sql`select id, name, type, unit from attribute where id in ${ids}`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

function wordsOf(row: LoggedRow, lookup: Lookup): Record<string, (string | null)[]> {
  const { entity } = row
  const changes = withoutPersonal(row)
  // A moderation request contains fields of its subject.
  const subject = typeof changes['entity']?.[1] === 'string' ? changes['entity'][1] : ''
  return Object.fromEntries(
    Object.entries(changes).map(([field, values]) => {
      const fieldEntity = entity === 'moderation' && OF_SUBJECT.has(field) ? subject : entity
      return [field, differing(values, isParts(field)).map((value) => valueInWords(fieldEntity, field, value, lookup))]
    }),
  )
}

const OF_SUBJECT = new Set(['before', 'after', 'changed_fields', 'entity_id', 'reasons'])

const PARTS = new Set([
  'synonyms',
  'permissions',
  'attribute_values',
  'oem_numbers',
  'crosses',
  'applicability',
  'stocks',
  'rates',
])
const isParts = (field: string) => PARTS.has(field)

/** Reduces long lists to the removed and added elements. */
function differing(values: readonly unknown[], isList: boolean): readonly unknown[] {
  const [before, after] = values
  if (!isList || !Array.isArray(before) || !Array.isArray(after)) return values
  const [old, next] = [before, after].map((list: unknown[]) => new Set(list.map((item) => JSON.stringify(item))))
  return [
    before.filter((item) => !next?.has(JSON.stringify(item))),
    after.filter((item) => !old?.has(JSON.stringify(item))),
  ]
}
