import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { exportOf } from '#export/export-list.ts'
import { invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { freeSlug } from '#records/free-slug.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { recordsOf } from '#records/record.ts'
import { saveTies } from '#sections/attributes/public.ts'
import { category } from '#sections/category-tree/schema.ts'
import { takeFiles } from '#sections/files/public.ts'
import { completeTies } from './attributes.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { validation } from '#text/language/say.ts'

export const categories = {
  'categories.list': ({ query, db }) => queries.listCategories(db, query),
  'categories.options': async ({ query, db }) => ({ items: await queries.categoryOptions(db, query) }),
  'categories.view': ({ params, db }) => queries.findCategory(db, params.id),
  'categories.update': update,
  'categories.enable': (call) => records.setActive(call, true),
  'categories.disable': (call) => records.setActive(call, false),
  'categories.enableByIds': (call) => switchByIds(call, true),
  'categories.disableByIds': (call) => switchByIds(call, false),
  'categories.generateTransliteName': async ({ body, db }) => ({
    slug: await freeSlug(db, category, body.name, { exceptId: body.id }),
  }),
  'categories.export': exportOf({
    entity: 'category',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => exportColumns,
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'categories'>

const records = recordsOf({
  entity: 'category',
  table: category,
  find: (db, _actor, id) => queries.findCategory(db, id),
  label: ({ name }) => name,
  duplicates: { category_slug_key: { slug: ['Адрес в ссылке: такое значение уже есть'] } },
  async saveParts(tx, actor, id, { attributes }: { attributes?: Schemas['CategoryAttribute'][] }) {
    if (attributes)
      await saveTies(
        tx,
        actor,
        { entity: 'category', id },
        attributes.map((tie) => ({ ...tie, id: tie.attribute_id })),
      )
  },
})

async function update({ params, body, version, db, actor }: Call<'categories.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const { name, description, attributes, ...rest } = body
  const fields = {
    ...rest,
    ...(name !== undefined && { name: requireName(name, 2) }),
    ...(description !== undefined && { description: description?.trim() || null }),
    ...(attributes && { attributes: await completeTies(db, attributes, before) }),
  }
  await assertValid(db, actor, { ...before, ...fields }, before.image_id)
  return records.update({ db, actor }, before, fields)
}

type Next = Pick<Schemas['Category'], 'marking_required' | 'marking_since' | 'image_id'>

async function assertValid(
  tx: Database,
  actor: Actor,
  { marking_required, marking_since, image_id }: Next,
  oldImage: number | null,
) {
  if (marking_required && !marking_since)
    throw invalid({ marking_since: [validation().required('Маркировка обязательна с')] })
  if (image_id === null || image_id === oldImage) return
  if (!(await takeFiles(tx, actor, [image_id], { entity: 'category', companyId: null, images: true })))
    throw invalid({ image_id: [validation().enum('Изображение')] })
}

function switchByIds(
  { body, db, actor }: Call<'categories.enableByIds' | 'categories.disableByIds'>,
  is_active: boolean,
) {
  return inBulk(
    db,
    body.items,
    (tx, { id, version }) => records.setActive({ db: tx, actor, params: { id }, version }, is_active),
    body,
  )
}
