import { normalizeName } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { category } from '#sections/category-tree/schema.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { defaultAttributes } from './default-attributes.ts'
import type { DefaultAttribute } from './defaults/default-attribute.ts'
import { furtherAttributes } from './further-attributes.ts'
import { attribute, attributeCategory, attributeSynonym, attributeValue } from './schema.ts'

export async function seedAttributes(tx: Database, { size }: { size: Size }): Promise<void> {
  const generatedAttributes = furtherAttributes(rowsOf('attribute', size) - defaultAttributes.length)
  const all = [...defaultAttributes, ...generatedAttributes].map((definition, index) => ({
    ...definition,
    id: index + 1,
  }))
  const codes = new Set<string>()
  await tx.insert(attribute).values(all.map((definition) => rowOf(definition, codes)))
  await tx.insert(attributeValue).values(valuesOf(all))
  await tx
    .insert(attributeSynonym)
    .values(
      all.flatMap(({ id, synonyms = [] }) =>
        synonyms.map((text) => ({ attribute_id: id, text, norm: normalizeName(text) })),
      ),
    )
  await tx.insert(attributeCategory).values(await linksOf(tx, all))
  await continueIds(tx, 'attribute')
  await continueIds(tx, 'attribute_value')
}

type Numbered = DefaultAttribute & { id: number }

function rowOf(definition: Numbered, codes: Set<string>) {
  const code = slugOf(definition.name, (candidate) => codes.has(candidate))
  codes.add(code)
  return {
    id: definition.id,
    name: definition.name,
    code,
    type: definition.type,
    unit: definition.unit ?? null,
    group: definition.group,
    is_filterable: definition.type !== 'text' && definition.type !== 'string',
    is_comparable: definition.type !== 'text',
    min_value: definition.min ?? null,
    max_value: definition.max ?? null,
    precision: definition.precision ?? null,
    max_length: definition.length ?? null,
    pattern: definition.pattern ?? null,
    allow_custom: definition.custom ?? false,
    position: definition.id,
  }
}

function valuesOf(all: Numbered[]) {
  return all
    .flatMap(({ id, values = [] }) =>
      values.map((value, index) => ({ attribute_id: id, value, synonyms: spellingsOf(value), position: index + 1 })),
    )
    .map((row, index) => ({ ...row, id: index + 1 }))
}

/** Price lists write `5W-30` as `5W30`. */
function spellingsOf(value: string): string[] {
  const spelling = value.replaceAll('-', '')
  return spelling === value ? [] : [spelling]
}

async function linksOf(tx: Database, all: Numbered[]) {
  const rows = await tx.select({ id: category.id, name: category.name }).from(category)
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  return all.flatMap(({ id, categories, required = [] }) =>
    [...new Set([...categories, ...required])].map((name) => {
      const category_id = idOf.get(name)
      if (!category_id) throw new Error(`There is no category ${name}`)
      return { attribute_id: id, category_id, is_required: required.includes(name), position: id }
    }),
  )
}
