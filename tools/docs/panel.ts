import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, memoryStorage, type Client, type Item } from '@admin-panel/sdk'
import { seededFolder } from '../../apps/api/src/test/seeded-folder.ts'
import { startServer } from '../../apps/api/src/test/server-process.ts'

export const account = { email: 'admin@example.com', password: 'demo-password-2026' }
export const SELLER = { company: 1, email: 'merchant1@example.com' }

export type Offer = Item<'productOffers.list'>

/** Starts a panel with the demo data for the programs of a test file, and signs an administrator in. */
export async function startPanel(atEnd: (end: () => void) => void) {
  const { url } = await startServer({ DATA_DIR: seededFolder(atEnd), DRAIN_MS: '0' }, atEnd)
  const client = createClient({ baseUrl: url, storage: memoryStorage() })
  await client.signIn(account)
  atEnd(() => client.dispose())
  return { url, client }
}

/** A panel for the tests of a file, with a folder and a key that has the roles of the account. */
export async function openPanel() {
  const ends: (() => void)[] = []
  const atEnd = (end: () => void) => void ends.push(end)
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const { url, client } = await startPanel(atEnd)
  const { secret: key } = await keyWithRolesOf(client, account.email)
  const end = () => {
    for (const one of ends.toReversed()) one()
  }
  return { url, client, folder, key, end }
}

let accounts = 0

/** A new service key whose account may do what a person may. */
export async function keyWithRolesOf(client: Client, email: string, terms: { expires_at?: string } = {}) {
  const { items } = await client.api.users.list({ q: email })
  const { role_ids, company_ids } = await client.api.users.view({ id: items[0]?.id ?? 0 })
  const name = `Пример ${++accounts}`
  const { id } = await client.api.serviceAccounts.create({ name, role_ids, company_ids })
  return client.api.serviceKeys.create({ service_account_id: id, name, ...terms })
}

/** Offers of the seller that have a point with stock. */
export async function someOffers(client: Client, count: number): Promise<Offer[]> {
  const filter = { company_id: [SELLER.company], status: ['active' as const], per_page: 100 as const }
  const { items } = await client.api.productOffers.list(filter)
  const offers = items.filter(({ stocks }) => stocks.length > 0).slice(0, count)
  if (offers.length < count) throw new Error(`The demo data has only ${offers.length} offers with stock`)
  return offers
}
