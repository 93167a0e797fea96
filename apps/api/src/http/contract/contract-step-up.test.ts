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

/** What the others ask for depends on what they write: auth/second-factor/stale-session.test.ts. */
const counted = operations.filter(({ stepUp }) => stepUp === 'always' || stepUp === 'rows')

function sentFor({ id, method, path, body }: (typeof operations)[number]) {
  const headers = ANY_VERSION
  if (FILTERS[id]) return { headers, query: FILTERS[id] }
  if (method === 'GET' && path.endsWith('/export')) return { query: '?format=csv' }
  const [sample, items] = [body && sampleOf(body), body?.properties?.['items']?.items]
  const both = items && { items: [sampleOf(items), sampleOf(items)] }
  return { headers, ...(typeof sample === 'object' && { body: { ...sample, ...both } }) }
}

const refused = (reply: Awaited<ReturnType<Client['get']>>) =>
  reply.status === 403 && reply.body?.data.code === 'step_up' ? reply.body.data : undefined

const writing = operations.filter(({ method, permission }) => method !== 'GET' && permission !== 'public')

test('A16: these alone write without a fresh proof, and the contract says why', () => {
  const everyday = writing.filter(({ stepUp }) => stepUp === undefined || stepUp === 'rows')
  const byName = Map.groupBy(everyday, ({ id }) => id.split('.')[0] ?? '')
  expect([...byName].map(([name, of]) => `${name}: ${of.map(({ id }) => id.split('.')[1]).join(', ')}`).toSorted())
    .toMatchInlineSnapshot(`
      [
        "attributes: create, disable, enable, generateTransliteName, sort, update, delete",
        "auth: refresh, signOut, stepUp",
        "brandAliases: deleteByParams, ignoreByIds, tieByIds, untieByIds, upsert",
        "brandModeration: create, prolong, statusChange, update",
        "brands: create, disableByIds, disable, enableByIds, enable, generateTransliteName, update, delete",
        "carBrands: create, disable, enable, generateTransliteName, sort, update, delete",
        "carModels: create, disable, enable, generateTransliteName, sort, update, delete",
        "categories: disableByIds, disable, enableByIds, enable, generateTransliteName, update",
        "categoryTree: createNode, deleteNode, moveNode, sort",
        "cities: create, disableByIds, disable, enableByIds, enable, generateTransliteName, update, delete",
        "companyAddresses: create, update, delete",
        "deliveries: sort",
        "facts: apply, reject",
        "files: create",
        "ledgerEntries: object",
        "legacyCarBrands: createOurs, ignore, tie, untie",
        "legacyCities: createOurs, ignore, tie, untie",
        "legacyProducts: createOurs, ignore, tie, untie",
        "metaData: deleteByParams, upsert",
        "moderation: create, prolong, update",
        "notifications: create, readAll, update, delete",
        "operationReasons: create, disable, enable, sort, update, delete",
        "operations: rejectByIds, reject, stop, withdraw",
        "orders: receive, revise, update",
        "ownAccess: ask",
        "ownSessions: endOthers, delete",
        "paymentSystems: sort",
        "presence: report, leave",
        "previews: end",
        "productOffers: create, changePrices, disableByIds, disable, enableByIds, enable, receive, statusChange, upsert, update, delete",
        "products: create, disableByIds, enableByIds, generateTransliteName, moveToCategory, receive, statusChangeByIds, statusChange, upsert, update, delete",
        "reconciliations: resolveByIds, upsert",
        "regions: create, disable, enable, update, delete",
        "returns: request",
        "reviewTerms: deleteByParams, upsert",
        "reviews: receive, statusChange, update, delete",
        "roles: attachImpact, impact",
        "savedViews: create, update, delete",
        "serviceKeys: revoke",
        "shipments: scan",
        "storePoints: create, disableByIds, enableByIds, statusChange, update, delete",
        "subOrders: cancelByBuyer, changeStatuses, statusChange, setTrackNumbers, update",
        "templates: create, disable, enable, preview, sendToMe, update, delete",
        "translations: deleteByParams, upsert",
        "webhookDeliveries: resend",
        "webhooks: test",
      ]
    `)
  expect(operations.filter(({ stepUp }) => stepUp === 'written').map(({ id }) => id)).toMatchInlineSnapshot(`
    [
      "companies.statusChange",
      "companies.update",
      "moderation.statusChange",
      "operations.prepare",
      "operations.prepareImport",
      "operations.repeat",
      "operations.restore",
      "operations.start",
      "operations.undo",
      "webhooks.statusChange",
      "serviceAccounts.statusChange",
      "users.statusChange",
      "users.update",
      "profile.update",
    ]
  `)
})

test('A16: what is exempt changes nothing else with an old proof', async () => {
  await proveBefore(null)
  for (const operation of writing.filter(({ stepUp }) => stepUp === undefined)) {
    // These end the session itself.
    if (
      ['auth.signOut', 'auth.refresh', 'ownSessions.endOthers', 'ownSessions.delete', 'previews.end'].includes(
        operation.id,
      )
    )
      continue
    const reply = await call(admin, operation, { ...sentFor(operation), id: '1' })
    cover('no proof is asked for', operation)
    expect([operation.id, refused(reply)]).toEqual([operation.id, undefined])
    expect([401, 500], `${operation.id} ${reply.text.slice(0, 200)}`).not.toContain(reply.status)
  }
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
