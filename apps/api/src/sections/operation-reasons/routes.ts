import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf } from '#records/record.ts'
import * as queries from './queries.ts'
import { stateOfJob } from './reasons-of-jobs.ts'
import { operationReason } from './schema.ts'

export const operationReasons = {
  'operationReasons.list': ({ query, db }) => queries.listReasons(db, query),
  'operationReasons.options': async ({ query, db, actor }) => ({
    items: await queries.reasonOptions(db, actor, query),
  }),
  'operationReasons.view': ({ params, db }) => queries.findReason(db, params.id),
  'operationReasons.create': create,
  'operationReasons.update': update,
  'operationReasons.delete': remove,
  'operationReasons.enable': (call) => reasons.setActive(call, true),
  'operationReasons.disable': (call) => reasons.setActive(call, false, refuseSwitchingOff),
  'operationReasons.sort': ({ body, db, actor }) => reasons.sort({ db, actor }, body.ids),
} satisfies Section<'operationReasons'>

const reasons = recordsOf({
  entity: 'operation-reason',
  table: operationReason,
  find: (db, _actor, id) => queries.findReason(db, id),
  label: ({ name }) => name,
  duplicates: { operation_reason_code_key: { code: ['Код: такое значение уже есть'] } },
})

async function create({ body, db, actor }: Call<'operationReasons.create'>) {
  return reasons.create({ db, actor }, { ...body, ...normalize(body), position: await queries.nextPosition(db) })
}

async function update({ params, body, version, db, actor }: Call<'operationReasons.update'>) {
  const before = await reasons.lock({ db, actor }, params.id, version)
  const next = { ...body, ...normalize(body) }
  if (before.is_system) refuseLocked(before, next)
  return reasons.update({ db, actor }, before, next)
}

function remove(call: Call<'operationReasons.delete'>) {
  return reasons.remove(call, ['code', 'name'], (reason) => {
    if (reason.is_system) throw conflict('Системную причину нельзя удалить. Её можно выключить')
  })
}

type Fields = Partial<Call<'operationReasons.create'>['body']>

/** Trims names, stores empty texts as null and removes duplicate operations. */
function normalize({ name, text_public, operations, order_statuses, subjects }: Fields) {
  return {
    ...(name !== undefined && { name: requireName(name, 3) }),
    ...(text_public !== undefined && { text_public: text_public?.trim() || null }),
    ...(operations && { operations: [...new Set(operations)].toSorted() }),
    ...(order_statuses && { order_statuses: [...new Set(order_statuses)] }),
    ...(subjects && { subjects: [...new Set(subjects)] }),
  }
}

function refuseSwitchingOff({ code }: { code: string }) {
  if (stateOfJob(code) !== undefined)
    throw conflict('Причину нельзя выключить: с ней заказы отменяются и закрываются сами, когда их срок вышел')
}

function refuseLocked(
  before: { code: string; operations: string[] },
  { code, operations, requires_comment, order_statuses }: Fields,
) {
  const state = stateOfJob(before.code)
  const details = {
    ...(state !== undefined &&
      requires_comment && {
        requires_comment: ['Требует комментария: эту причину указывает программа, а она комментариев не пишет'],
      }),
    ...(state !== undefined &&
      order_statuses &&
      order_statuses.length > 0 &&
      !order_statuses.some((status) => status === state) && {
        order_statuses: ['Статусы заказа: нужен и тот, в котором эту причину указывает программа'],
      }),
    ...(code !== undefined && code !== before.code && { code: ['Код: у системной причины его нельзя изменить'] }),
    ...(operations &&
      String(operations) !== String(before.operations.toSorted()) && {
        operations: ['Операции: у системной причины их нельзя изменить'],
      }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}
