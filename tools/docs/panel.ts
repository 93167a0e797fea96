import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createClient, memoryStorage, type Client, type Item } from '@admin-panel/sdk'
import { seededFolder } from '../../apps/api/src/test/seeded-folder.ts'
import { startServer } from '../../apps/api/src/test/server-process.ts'

export const account = { email: 'admin@example.com', password: 'demo-password-2026' }
export const SELLER = { company: 1, email: 'merchant1@example.com' }

export type Offer = Item<'productOffers.list'>

/** A panel with the demo data for the tests of a file: an administrator, a folder, and a key with the administrator's roles. */
export async function openPanel() {
  const ends: (() => void)[] = []
  const atEnd = (end: () => void) => void ends.push(end)
  afterAll(() => {
    for (const end of ends.toReversed()) end()
  })
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const { url } = await startServer({ DATA_DIR: seededFolder(atEnd), DRAIN_MS: '0' }, atEnd)
  const client = createClient({ baseUrl: url, storage: memoryStorage() })
  await client.signIn(account)
  atEnd(() => client.dispose())
  const { secret: key } = await keyWithRolesOf(client, account.email)
  return { url, client, folder, key }
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
