import type { Schemas } from '@admin-panel/sdk'
import { exportOf } from '#export/export-list.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { freeSlug, withSlug } from '#records/free-slug.ts'
import { recordsOf } from '#records/record.ts'
import { exportColumns } from './export-columns.ts'
import { readInput } from './input.ts'
import * as queries from './queries.ts'
import { attribute } from './schema.ts'
import { resolveColumn, saveSynonyms } from './synonyms.ts'
import { saveTies } from './ties.ts'
import { type NextValue, saveValues } from './values.ts'
import { say, usedIn, validation } from '#text/language/say.ts'

export const attributes = {
  'attributes.list': ({ query, db }) => queries.listAttributes(db, query),
  'attributes.options': async ({ query, db }) => ({ items: await queries.attributeOptions(db, query) }),
  'attributes.view': ({ params, db }) => queries.findAttribute(db, params.id),
  'attributes.create': create,
  'attributes.update': update,
  'attributes.delete': remove,
  'attributes.enable': (call) => records.setActive(call, true),
  'attributes.disable': (call) => records.setActive(call, false),
  'attributes.sort': ({ body, db, actor }) => records.sort({ db, actor }, body.ids),
  'attributes.generateTransliteName': transliterate,
  'attributes.export': exportOf({
    entity: 'attribute',
    name: 'Характеристики',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
  'attributes.resolve': ({ query, db }) => resolveColumn(db, query.column),
} satisfies Section<'attributes'>

interface Parts {
  values?: NextValue[]
  synonyms?: string[]
  categories?: Schemas['AttributeCategory'][]
}

const records = recordsOf({
  entity: 'attribute',
  table: attribute,
  find: (db, _actor, id) => queries.findAttribute(db, id),
  label: ({ name }) => name,
  duplicates: {
    attribute_code_key: { code: ['Код: такое значение уже есть'] },
    attribute_synonym_norm_key: { synonyms: ['Синонимы: такое значение уже есть'] },
  },
  async saveParts(tx, actor, id, { values, synonyms, categories }: Parts) {
    if (values) await saveValues(tx, id, values)
    if (synonyms) await saveSynonyms(tx, id, synonyms)
    if (categories)
      await saveTies(
        tx,
        actor,
        { entity: 'attribute', id },
        categories.map((tie) => ({ ...tie, id: tie.category_id })),
      )
  },
})

async function create({ body, db, actor }: Call<'attributes.create'>) {
  const fields = await readInput(db, undefined, body)
  const position = await queries.nextPosition(db)
  return withSlug(db, attribute, { slug: body.code, name: body.name, column: 'code' }, (tx, code) => {
    if (!code) throw invalid({ code: [validation().required('Код')] })
    return records.create({ db: tx, actor }, { ...fields, code, position })
  })
}

async function update(call: Call<'attributes.update'>) {
  const { body, db } = call
  return records.change(call, async (before) => await readInput(db, before, body))
}

function remove(call: Call<'attributes.delete'>) {
  return records.remove(call, ['name', 'code', 'type', 'synonyms'], async (item) => {
    if (item.usage_count > 0) throw conflict(say`Нельзя удалить: ${usedIn(item.usage_count)}`)
    await saveTies(call.db, call.actor, { entity: 'attribute', id: item.id }, [])
  })
}

async function transliterate({ body, db }: Call<'attributes.generateTransliteName'>) {
  return { slug: await freeSlug(db, attribute, body.name, { exceptId: body.id, column: 'code' }) }
}
