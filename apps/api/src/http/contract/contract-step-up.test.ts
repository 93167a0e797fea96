import { describe, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { readContract } from '#contract/operations.ts'
import { type Client, useApp } from '#test/app.ts'
import { createKeyHolder } from '#test/holder.ts'
import { ANY_VERSION, call, coverage, everyPermission, sampleOf } from '#test/contract/matrix.ts'

// The tests iterate over the contract: a new operation with x-step-up is covered automatically, or named as missing here.
const app = await useApp()
const cover = coverage()
const operations = readContract()
const marked = operations.filter(({ stepUp }) => stepUp !== undefined)
const admin = await app.as('admin@example.com')
const MINUTE = 60_000

await admin.put('/api/system/admin/setting/upsert', { body: { items: [{ key: 'step_up_rows', value: 1 }] } })

/** Makes the last proof of the administrator so old. */
async function proveBefore(ms: number | null): Promise<void> {
  const at = ms === null ? null : new Date(app.now.getTime() - ms).toISOString()
  await app.db.execute(sql`update session set proved_at = ${at} where user_id = 1`)
}

/** Deletions by filters, each of which finds several records. */
const FILTERS: Readonly<Record<string, string>> = {
  'brandAliases.deleteByParams': '?source=abcp',
  'commissions.deleteByParams': '?expired_before=2099-01-01',
  'metaData.deleteByParams': '?without_city=true',
  'reviewTerms.deleteByParams': '?kind=stop_word',
  'translations.deleteByParams': '?locale=en',
}

/** What these ask for depends on what is stored: auth/second-factor/step-up.test.ts. */
const counted = marked.filter(({ stepUp }) => stepUp !== 'start' && stepUp !== 'requisites')

function sentFor({ id, method, path, body }: (typeof operations)[number]) {
  const headers = ANY_VERSION
  if (id === 'users.update') return { id: '5', headers: {}, body: { role_ids: [3, 4] } }
  if (FILTERS[id]) return { headers, query: FILTERS[id] }
  if (method === 'GET' && path.endsWith('/export')) return { query: '?format=csv' }
  const [sample, items] = [body && sampleOf(body), body?.properties?.['items']?.items]
  const both = items && { items: [sampleOf(items), sampleOf(items)] }
  return { headers, ...(typeof sample === 'object' && { body: { ...sample, ...both } }) }
}

const refused = (reply: Awaited<ReturnType<Client['get']>>) =>
  reply.status === 403 && reply.body?.data.code === 'step_up' ? reply.body.data : undefined

test('A16: requisites, roles, keys, passkeys, second steps of others and personal data always ask for a fresh proof', () => {
  expect(
    operations
      .filter(({ stepUp }) => stepUp === 'always')
      .map(({ id }) => id)
      .toSorted(),
  ).toMatchInlineSnapshot(`
    [
      "auditLog.export",
      "bankDetails.create",
      "bankDetails.delete",
      "bankDetails.disable",
      "bankDetails.enable",
      "bankDetails.update",
      "companies.export",
      "factorResets.answer",
      "factorResets.ask",
      "orders.export",
      "ownPasskeys.begin",
      "ownPasskeys.remove",
      "people.erase",
      "reviews.export",
      "roles.attachUsers",
      "roles.create",
      "roles.delete",
      "roles.detachUsers",
      "roles.update",
      "serviceAccounts.create",
      "serviceAccounts.update",
      "serviceKeys.create",
      "serviceKeys.update",
      "settings.upsert",
      "subOrders.export",
      "users.create",
      "users.export",
    ]
  `)
  expect(operations.filter(({ stepUp }) => stepUp === 'roles').map(({ id }) => id)).toEqual(['users.update'])
  expect(operations.filter(({ stepUp }) => stepUp === 'requisites').map(({ id }) => id)).toEqual([
    'moderation.statusChange',
  ])
})

describe.each(counted)('A16: $id', (operation) => {
  test('refuses a proof of more than ten minutes, or none, and names the ways', async () => {
    for (const age of [10 * MINUTE + 1, null]) {
      await proveBefore(age)
      const reply = await call(admin, operation, sentFor(operation))
      cover('403 with an old proof', operation)
      expect(refused(reply), `${reply.status} ${reply.text.slice(0, 200)}`).toMatchObject({ ways: ['password'] })
    }
  })

  test('goes on with a proof of ten minutes', async () => {
    await proveBefore(10 * MINUTE)
    const reply = await call(admin, operation, sentFor(operation))
    cover('not 403 with a fresh proof', operation)
    expect(refused(reply)).toBeUndefined()
    expect([401, 500]).not.toContain(reply.status)
  })
})

test('A16: a service key has no user to ask: its permissions are all that counts', async () => {
  const { token } = await app.db.transaction((tx) =>
    createKeyHolder(tx, { permissions: everyPermission, scope: 'all', companies: [], at: app.now }),
  )
  for (const operation of counted.filter(({ permission }) => permission !== 'person')) {
    const reply = await call(app.withToken(token), operation, sentFor(operation))
    expect(refused(reply)).toBeUndefined()
  }
})
