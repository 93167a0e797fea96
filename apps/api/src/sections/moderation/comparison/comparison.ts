import { isAnswer } from '#text/attribute-answer.ts'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import type { ModeratedEntity } from '#records/moderated.ts'
import { namesOf } from '#records/names-of.ts'
import type { Kind } from '#records/resources.ts'
import { type NameOf, answerInWords, valueInWords, type AttributeKind } from '#sections/audit-log/public.ts'
import { publicUrl } from '#sections/files/public.ts'

type Fields = Record<string, unknown>

interface Compared {
  entity: ModeratedEntity
  before: Fields | null
  after: Fields
  current: Fields | null
}

/** Formats each proposed field beside the previous and the current value; each attribute is a field of its own. */
export async function comparisonOf(
  db: Database,
  { entity, before, after, current }: Compared,
): Promise<Schemas['ComparedField'][]> {
  const previous = byField(before ?? {})
  const proposed = byField(after)
  const present = byField(current ?? {})
  const sides = [previous, proposed, present]
  const base = before ? previous : proposed
  const fields = [...new Set(sides.flatMap((side) => [...side.keys()]))].toSorted(inOrderOf(current ?? after))
  const attributes = await attributesOf(db, fields)
  const wordsOf = (name: NameOf) =>
    fields.map((field) => {
      const attribute = attributes.get(field)
      const word = (side: Sides) =>
        attribute
          ? answerInWords(attribute, side.get(field), name)
          : valueInWords(entity, field, side.get(field), { ...plainly, name })
      return {
        field,
        name: attribute?.name ?? null,
        before: before && word(previous),
        after: word(proposed),
        current: current && word(present),
        is_changed: !sameValue(previous.get(field), proposed.get(field)),
        is_moved: current !== null && !sameValue(base.get(field), present.get(field)),
      }
    })
  return withNames(db, wordsOf)
}

// Attributes are separate fields here and proposals contain no moments, so neither needs a lookup.
const plainly = { attribute: () => undefined, moment: (at: string) => at }

type Sides = ReadonlyMap<string, unknown>

/** Maps values by field and a product's attributes by `attribute_values.12`. */
function byField(values: Fields): Sides {
  return new Map(
    Object.entries(values).flatMap(([field, value]) =>
      field === 'attribute_values' && Array.isArray(value)
        ? value.filter(isAnswer).map((answer) => [`${field}.${answer.attribute_id}`, answer.value] as const)
        : [[field, value] as const],
    ),
  )
}

/** Sorts by the field order of the record, because jsonb does not preserve it. */
function inOrderOf(record: Fields) {
  const order = Object.keys(record)
  const placeOf = (field: string) => order.indexOf(field.replace(/\.\d+$/, ''))
  return (one: string, other: string) =>
    placeOf(one) - placeOf(other) || one.localeCompare(other, 'en', { numeric: true })
}

async function attributesOf(db: Database, fields: readonly string[]): Promise<ReadonlyMap<string, AttributeKind>> {
  const ids = fields.flatMap((field) => /^attribute_values\.(\d+)$/.exec(field)?.[1] ?? []).map(Number)
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<AttributeKind & { id: number } & Record<string, unknown>>(
    sql`select id, name, type, unit from attribute where id in ${ids}`,
  )
  return new Map(rows.map((row) => [`attribute_values.${row.id}`, row]))
}

/** Reads the names for the comparison with one query per kind of record. */
async function withNames<Words>(db: Database, wordsOf: (name: NameOf) => Words): Promise<Words> {
  const idsByKind = new Map<Kind, Set<number>>()
  wordsOf((kind, id) => {
    idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(id))
    return ''
  })
  const names = new Map<Kind, ReadonlyMap<number, string>>()
  for (const [kind, ids] of idsByKind) names.set(kind, await namesOf(db, kind, [...ids]))
  return wordsOf((kind, id) => names.get(kind)?.get(id) ?? `№ ${id}`)
}

const IMAGES = ['image_ids', 'photo_ids']

function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id: unknown) => typeof id === 'number') : []
}

export async function imagesOf(
  db: Database,
  { before, after, current }: Omit<Compared, 'entity'>,
): Promise<Schemas['ModerationImage'][]> {
  const ids = [before, after, current].flatMap((side) => IMAGES.flatMap((field) => idsOf(side?.[field])))
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ [Key in keyof Schemas['ModerationImage']]: Schemas['ModerationImage'][Key] }>(sql`
    select id, name, ${publicUrl} as url, width, height from file
    where kind = 'image' and id in ${[...new Set(ids)]} order by id`)
  return rows
}
