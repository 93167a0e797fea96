import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf, type Target } from '#records/record.ts'
import { requireList } from './lists.ts'
import * as queries from './queries.ts'
import { savedView } from './schema.ts'
import { say, validation } from '#text/language/say.ts'

// Browsers and proxies accept addresses up to about this length.
const ADDRESS_AT_MOST = 2000
const OWN_AT_MOST = 200

export const savedViews = {
  'savedViews.list': ({ query, db, actor }) => queries.listViews(db, actor, query),
  'savedViews.create': create,
  'savedViews.update': update,
  'savedViews.delete': remove,
} satisfies Section<'savedViews'>

const records = recordsOf({
  entity: 'saved-view',
  table: savedView,
  find: queries.findView,
  label: ({ name }) => name,
  duplicates: { saved_view_name_key: { name: ['Название: такое значение уже есть'] } },
})

async function create({ body, db, actor }: Call<'savedViews.create'>) {
  const input = { ...body, name: requireName(body.name, 1) }
  refuseLong(input)
  if (input.is_shared) await requireList(db, actor, input.list)
  if ((await queries.countViews(db, actor)) >= OWN_AT_MOST)
    throw conflict(say`Сохранено уже ${OWN_AT_MOST} видов. Удалите ненужные`)
  return records.create({ db, actor }, { ...input, user_id: actor.userId })
}

async function update(call: Call<'savedViews.update'>) {
  const { body, db, actor } = call
  await requireOwn(call)
  return records.change(call, async (before) => {
    const input = { ...body, ...(body.name !== undefined && { name: requireName(body.name, 1) }) }
    refuseLong({ ...before, ...input })
    if (body.is_shared && !before.is_shared) await requireList(db, actor, before.list)
    return input
  })
}

async function remove(call: Call<'savedViews.delete'>) {
  if (!call.actor.administrator) await requireOwn(call)
  await records.remove(call, ['list', 'name', 'query', 'is_shared'])
}

async function requireOwn({ db, actor, params }: Target) {
  const { is_own } = await queries.findView(db, actor, params.id)
  if (!is_own) throw forbidden('Изменить вид может только его владелец')
}

function refuseLong({ list, query }: { list: string; query: string }) {
  if (list.length + query.length > ADDRESS_AT_MOST)
    throw invalid({ query: [validation().maxLength('Запрос', ADDRESS_AT_MOST - list.length)] })
}
