import { audit } from '#db/audit.ts'
import { conflict, invalid, isDuplicate } from '#http/errors.ts'
import type { Call, Section } from '#http/handlers.ts'
import { tidyName } from '#http/tidy-name.ts'
import { usedIn } from '#text/counted.ts'
import * as queries from './queries.ts'

export const operationReasons = {
  'operationReasons.list': ({ query, db }) => queries.listReasons(db, query),
  'operationReasons.options': options,
  'operationReasons.view': ({ params, db }) => queries.findReason(db, params.id),
  'operationReasons.create': create,
  'operationReasons.update': update,
  'operationReasons.delete': remove,
  'operationReasons.enable': (call) => setActive(call, true),
  'operationReasons.disable': (call) => setActive(call, false),
  'operationReasons.sort': sort,
} satisfies Section<'operationReasons'>

async function options({ query, db }: Call<'operationReasons.options'>) {
  return { items: await queries.reasonOptions(db, query) }
}

async function create({ body, db, actor }: Call<'operationReasons.create'>) {
  const reason = await queries.insertReason(db, actor, { ...body, ...tidy(body) }).catch(refuseDuplicate)
  const { code, operations, name } = reason
  await audit(db, actor, {
    ...subject(reason),
    event: 'created',
    changes: { code: [null, code], operations: [null, operations], name: [null, name] },
  })
  return reason
}

async function update({ params, body, version, db, actor }: Call<'operationReasons.update'>) {
  const before = await queries.lockReason(db, params.id, version)
  const next = { ...body, ...tidy(body) }
  if (before.is_system) refuseLocked(before, next)
  const changes = await queries.updateReason(db, actor, before, next).catch(refuseDuplicate)
  await audit(db, actor, { ...subject(before), event: 'updated', changes })
  return queries.findReason(db, params.id)
}

async function remove({ params, version, db, actor }: Call<'operationReasons.delete'>) {
  const reason = await queries.lockReason(db, params.id, version)
  if (reason.is_system) throw conflict('Системную причину нельзя удалить. Её можно выключить')
  if (reason.usage_count > 0) throw conflict(`Нельзя удалить: ${usedIn(reason.usage_count)}`)
  await queries.deleteReason(db, reason.id)
  await audit(db, actor, {
    ...subject(reason),
    event: 'deleted',
    changes: { code: [reason.code, null], name: [reason.name, null] },
  })
}

async function setActive(
  { params, version, db, actor }: Call<'operationReasons.enable' | 'operationReasons.disable'>,
  is_active: boolean,
) {
  const before = await queries.lockReason(db, params.id, version)
  if (before.is_active === is_active) return before
  const changes = await queries.updateReason(db, actor, before, { is_active })
  await audit(db, actor, { ...subject(before), event: is_active ? 'enabled' : 'disabled', changes })
  return queries.findReason(db, params.id)
}

async function sort({ body, db, actor }: Call<'operationReasons.sort'>) {
  const before = await queries.lockOrder(db)
  const given = new Set(body.ids)
  if (given.size !== body.ids.length || given.size !== before.length || !before.every((id) => given.has(id))) {
    throw conflict('Список причин изменился. Обновите страницу и задайте порядок ещё раз')
  }
  if (before.every((id, index) => id === body.ids[index])) return
  await queries.saveOrder(db, actor, body.ids)
  await audit(db, actor, { entity: 'operation-reason', event: 'sorted', changes: { ids: [before, body.ids] } })
}

type Fields = Partial<Call<'operationReasons.create'>['body']>

/** Names without stray spaces, nothing said as null, each operation once. */
function tidy({ name, text_public, operations }: Fields) {
  return {
    ...(name !== undefined && { name: tidyName(name, 3) }),
    ...(text_public !== undefined && { text_public: text_public?.trim() || null }),
    ...(operations && { operations: [...new Set(operations)].toSorted() }),
  }
}

function refuseLocked(before: { code: string; operations: string[] }, { code, operations }: Fields) {
  const details = {
    ...(code !== undefined && code !== before.code && { code: ['Код: у системной причины его нельзя изменить'] }),
    ...(operations &&
      String(operations) !== String(before.operations.toSorted()) && {
        operations: ['Операции: у системной причины их нельзя изменить'],
      }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error, 'operation_reason_code_key') ? invalid({ code: ['Код: такое значение уже есть'] }) : error
}

function subject({ id, name }: { id: number; name: string }) {
  return { entity: 'operation-reason', entity_id: id, entity_label: name }
}
