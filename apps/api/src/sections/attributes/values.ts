import { normalizeName } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { oneLine } from '#text/one-line.ts'
import { say, sayCounted, validation } from '#text/language/say.ts'

type Value = Schemas['AttributeValue']
export type NextValue = Omit<Value, 'id'> & { id?: number }

const LABEL = 'Значения'

/** The list to store: a known value keeps the fields that the input omits. */
export function normalizeValues(before: Value[], input: Schemas['AttributeValueInput'][]): NextValue[] {
  const valuesById = new Map(before.map((value) => [value.id, value]))
  const next = input.map(({ id, value, synonyms, is_active }) => {
    const old = id === undefined ? undefined : valuesById.get(id)
    if (id !== undefined && !old) throw invalid({ values: [validation().enum(LABEL)] })
    return {
      ...(id !== undefined && { id }),
      value: oneLine(value),
      synonyms: synonyms ? [...new Set(synonyms.map(oneLine))] : (old?.synonyms ?? []),
      is_active: is_active ?? old?.is_active ?? true,
    }
  })
  refuseTwice(next)
  return next
}

/** An import matches cells by value, so values must be unique regardless of case. */
function refuseTwice(values: NextValue[]) {
  const owners = new Map<string, string>()
  for (const { value } of values) {
    if (!value) throw invalid({ values: [validation().required(LABEL)] })
    if (owners.has(value.toLowerCase())) throw invalid({ values: [say`Значение «${value}» повторяется`] })
    owners.set(value.toLowerCase(), value)
  }
  const spellings = new Map(values.map(({ value }) => [normalizeName(value), value]))
  for (const { value, synonyms } of values) {
    for (const synonym of synonyms) {
      const owner = spellings.get(normalizeName(synonym)) ?? value
      if (owner !== value) throw invalid({ values: [say`Синоним «${synonym}» уже у значения «${owner}»`] })
      spellings.set(normalizeName(synonym), value)
    }
  }
}

/** Values in use by products cannot be deleted, only deactivated. */
export async function refuseUsed(tx: Database, attributeId: number, before: Value[], next: NextValue[]): Promise<void> {
  const nextIds = new Set(next.map(({ id }) => id))
  const removedValues = before.filter(({ id }) => !nextIds.has(id))
  if (removedValues.length === 0) return
  const { rows } = await tx.execute<{ id: number; uses: number }>(sql`
    select gone.id, count(*)::int as uses
    from unnest(${sql.param(removedValues.map(({ id }) => id))}::int8[]) gone (id)
      join product on attribute_values -> ${String(attributeId)} @> to_jsonb(gone.id)
    group by gone.id`)
  const names = new Map(removedValues.map(({ id, value }) => [id, value]))
  const messages = rows.map(
    ({ id, uses }) =>
      say`Значение «${names.get(id) ?? id}» есть у ${sayCounted(uses, 'товара', 'товаров', 'товаров')}. Его можно выключить`,
  )
  if (messages.length > 0) throw invalid({ values: messages })
}

export async function saveValues(tx: Database, attributeId: number, values: NextValue[]): Promise<void> {
  const rows = JSON.stringify(values.map((value, index) => ({ ...value, position: index + 1 })))
  const nextRows = sql`json_to_recordset(${rows}::json) as input (id int8, value text, synonyms text[], is_active boolean, position int)`
  const ids = values.flatMap(({ id }) => id ?? [])
  await tx.execute(
    sql`delete from attribute_value where attribute_id = ${attributeId} and id <> all(${sql.param(ids)}::int8[])`,
  )
  await tx.execute(sql`
    update attribute_value old set value = input.value, synonyms = input.synonyms, is_active = input.is_active, position = input.position
    from ${nextRows} where old.id = input.id and attribute_id = ${attributeId}`)
  await tx.execute(sql`
    insert into attribute_value (attribute_id, value, synonyms, is_active, position)
    select ${attributeId}, input.value, input.synonyms, input.is_active, input.position from ${nextRows} where input.id is null`)
}
