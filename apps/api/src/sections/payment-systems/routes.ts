import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf } from '#records/record.ts'
import * as queries from './queries.ts'
import { paymentSystem } from './schema.ts'
import { say, usedIn } from '#text/language/say.ts'

export const paymentSystems = {
  'paymentSystems.list': ({ query, db }) => queries.listPaymentSystems(db, query),
  'paymentSystems.options': async ({ query, db }) => ({ items: await queries.paymentSystemOptions(db, query) }),
  'paymentSystems.view': ({ params, db }) => queries.findPaymentSystem(db, params.id),
  'paymentSystems.create': create,
  'paymentSystems.update': update,
  'paymentSystems.delete': remove,
  'paymentSystems.enable': (call) => records.setActive(call, true),
  'paymentSystems.disable': (call) => records.setActive(call, false),
  'paymentSystems.sort': ({ body, db, actor }) => records.sort({ db, actor }, body.ids),
} satisfies Section<'paymentSystems'>

const records = recordsOf({
  entity: 'payment-system',
  table: paymentSystem,
  find: (db, _actor, id) => queries.findPaymentSystem(db, id),
  label: ({ name }) => name,
  duplicates: { payment_system_code_key: { code: ['Код: такое значение уже есть'] } },
})

async function create({ body, db, actor }: Call<'paymentSystems.create'>) {
  return records.create(
    { db, actor },
    {
      ...body,
      name: requireName(body.name, 2),
      position: await queries.nextPosition(db),
    },
  )
}

function update(call: Call<'paymentSystems.update'>) {
  const { name } = call.body
  return records.change(call, () => ({ ...call.body, ...(name !== undefined && { name: requireName(name, 2) }) }))
}

function remove(call: Call<'paymentSystems.delete'>) {
  const { db } = call
  return records.remove(call, ['code', 'name', 'type'], async (before) => {
    const used = await queries.countOrders(db, before.id)
    if (used > 0) throw conflict(say`Нельзя удалить: ${usedIn(used)}`)
  })
}
