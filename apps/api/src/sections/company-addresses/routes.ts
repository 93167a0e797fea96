import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { assertValid, normalize } from './input.ts'
import * as queries from './queries.ts'
import { companyAddress } from './schema.ts'

export const companyAddresses = {
  'companyAddresses.list': ({ query, db, actor }) => queries.listAddresses(db, actor, query),
  'companyAddresses.options': async ({ query, db, actor }) => ({
    items: await queries.addressOptions(db, actor, query),
  }),
  'companyAddresses.view': ({ params, db, actor }) => queries.findAddress(db, actor, params.id),
  'companyAddresses.create': create,
  'companyAddresses.update': update,
  'companyAddresses.delete': remove,
} satisfies Section<'companyAddresses'>

const addresses = recordsOf({
  entity: 'company-address',
  table: companyAddress,
  find: queries.findAddress,
  label: ({ full_text }) => full_text,
  companyId: ({ company_id }) => company_id,
  duplicates: { company_address_legal_key: { type: ['Тип адреса: юридический адрес уже есть'] } },
})

async function create({ body, db, actor }: Call<'companyAddresses.create'>) {
  const input = { ...body, ...normalize(body) }
  await requireCompany(db, actor, input.company_id)
  await assertValid(db, input, input)
  return addresses.create({ db, actor }, input)
}

async function update({ params, body, version, db, actor }: Call<'companyAddresses.update'>) {
  const before = await addresses.lock({ db, actor }, params.id, version)
  const input = normalize(body)
  const { region_id = before.region_id, city_id = before.city_id, type = before.type } = input
  await assertValid(db, input, { region_id, city_id })
  if (before.type === 'legal' && type !== 'legal') await requireIdle(db, actor, before.company_id)
  return addresses.update({ db, actor }, before, input)
}

function remove(call: Call<'companyAddresses.delete'>) {
  const { db, actor } = call
  return addresses.remove(call, ['type', 'full_text'], async (before) => {
    if (before.type === 'legal') await requireIdle(db, actor, before.company_id)
  })
}

/** An active seller must have a legal address. */
async function requireIdle(...[tx, actor, companyId]: Parameters<typeof requireCompany>) {
  const { status } = await requireCompany(tx, actor, companyId)
  if (status === 'active') throw conflict('У действующего продавца должен быть юридический адрес')
}
