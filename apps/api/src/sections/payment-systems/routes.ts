import type { Call, Section } from '#contract/handlers.ts'
import { requireName } from '#records/require-name.ts'
import { recordsOf } from '#records/record.ts'
import * as queries from './queries.ts'
import { paymentSystem } from './schema.ts'

export const paymentSystems = {
  'paymentSystems.list': ({ query, db }) => queries.listPaymentSystems(db, query),
  'paymentSystems.options': async ({ query, db }) => ({ items: await queries.paymentSystemOptions(db, query) }),
  'paymentSystems.view': ({ params, db }) => queries.findPaymentSystem(db, params.id),
  'paymentSystems.create': create,
  'paymentSystems.update': update,
  'paymentSystems.delete': (call) => records.remove(call, ['code', 'name', 'type']),
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
