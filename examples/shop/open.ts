import { readFileSync } from 'node:fs'
import { createKeyClient, type Schemas } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'

// `node open.ts catalog.json photo.webp contract.pdf`: opens an empty panel for its first orders, and prints the ids of what
// a shop refers to. A run that was killed is started again: it makes only what is missing.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const [catalogFile = '', photo = '', contract = ''] = process.argv.slice(2)
const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: 'en', messages: englishMessages })
const { api } = client

interface Catalog {
  region: Schemas['RegionInput']
  city: Omit<Schemas['CityInput'], 'region_id'>
  delivery: Schemas['DeliveryInput']
  payment_systems: Schemas['PaymentSystemInput'][]
  category: string
  commission: Schemas['CommissionUpsertRow']
  brand: Schemas['BrandInput']
  cards: Omit<Schemas['ProductInput'], 'brand_id' | 'category_id' | 'image_ids'>[]
  sellers: {
    company: Schemas['CompanyInput']
    address: Pick<Schemas['CompanyAddressInput'], 'postal_code' | 'street' | 'house'>
    bank: Omit<Schemas['BankDetailInput'], 'company_id'>
    contract: Omit<Schemas['ContractInput'], 'company_id' | 'file_ids'>
    point: Omit<Schemas['StorePointInput'], 'company_id' | 'city_id'>
    offers: Omit<Schemas['ProductOfferImportRow'], 'company_id'>[]
  }[]
}

interface Records<Key extends string, Input> {
  list(filter: { q?: string; company_id?: number[] }): PromiseLike<{ items: (Record<Key, string> & { id: number })[] }>
  create(input: Input): PromiseLike<{ id: number }>
}

/** The id of the record that is known by this field; it is created where there is none. */
async function idOf<Key extends string, Input extends Record<Key, string>>(
  records: Records<Key, Input>,
  key: Key,
  input: Input & { company_id?: number | null },
): Promise<number> {
  const value: string = input[key]
  const { items } = await records.list(input.company_id ? { company_id: [input.company_id] } : { q: value })
  return (items.find((item) => item[key] === value) ?? (await records.create(input))).id
}

interface WithStatus<State> {
  view(params: { id: number }): PromiseLike<{ status: State; version: number }>
  statusChange(params: { id: number; version: number; status: State; comment: string }): PromiseLike<unknown>
}

/** Leads the record through the states that it has not reached. */
async function lead<State>(records: WithStatus<State>, id: number, states: NoInfer<State>[]): Promise<void> {
  const { status, version } = await records.view({ id })
  const next = states[states.indexOf(status) + 1]
  if (next === undefined) return
  await records.statusChange({ id, version, status: next, comment: 'The shop opens' })
  await lead(records, id, states)
}

const fileOf = async (path: string, entity: Schemas['FileEntity']): Promise<number[]> => [
  (await api.files.create({ entity, file: new Blob([readFileSync(path)]) })).id,
]

const { region, city, delivery, payment_systems, category, commission, brand, cards, sellers }: Catalog = JSON.parse(
  readFileSync(catalogFile, 'utf8'),
)
const region_id = await idOf(api.regions, 'name', region)
const city_id = await idOf(api.cities, 'name', { ...city, region_id })
const delivery_id = await idOf(api.deliveries, 'code', delivery)
const brand_id = await idOf(api.brands, 'name', brand)
const createNode = async (node: { name: string }) => (await api.categoryTree.createNode(node)).node
const category_id = await idOf({ list: api.categories.list, create: createNode }, 'name', { name: category })
if ((await api.commissions.list()).items.length === 0) await api.commissions.upsert({ items: [commission] })
const payment_system_ids: Record<string, number> = {}
for (const system of payment_systems) payment_system_ids[system.code] = await idOf(api.paymentSystems, 'code', system)
for (const card of cards) {
  const create = async () =>
    api.products.create({ ...card, brand_id, category_id, image_ids: await fileOf(photo, 'product') })
  const id = await idOf({ list: api.products.list, create }, 'article', card)
  await lead(api.products, id, ['draft', 'on_moderation', 'active'])
}
const company_ids: Record<string, number> = {}
for (const { company, address, bank, contract: terms, point, offers } of sellers) {
  const company_id = await idOf(api.companies, 'inn', company)
  company_ids[company.inn] = company_id
  await idOf(api.companyAddresses, 'type', { ...address, type: 'legal', region_id, city_id, company_id })
  await idOf(api.bankDetails, 'bik', { ...bank, company_id })
  const create = async () =>
    api.contracts.create({ ...terms, company_id, file_ids: await fileOf(contract, 'contract') })
  const contractId = await idOf({ list: api.contracts.list, create }, 'number', { ...terms, company_id })
  await lead(api.contracts, contractId, ['draft', 'active'])
  await lead(api.companies, company_id, ['draft', 'pending', 'active'])
  await lead(api.storePoints, await idOf(api.storePoints, 'code', { ...point, company_id, city_id }), [
    'draft',
    'active',
  ])
  await api.productOffers.upsert({ items: offers.map((offer) => ({ ...offer, company_id })) })
  const drafts = await api.productOffers.list({ company_id: [company_id], status: ['draft'], per_page: 100 })
  const items = drafts.items.map(({ id, version }) => ({ id, version }))
  if (items.length > 0) await api.productOffers.enableByIds({ items })
}
console.log(JSON.stringify({ city_id, delivery_id, payment_system_ids, company_ids }))
client.dispose()
