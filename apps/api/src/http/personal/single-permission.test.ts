import { resourceEntities } from '@admin-panel/sdk/resources'
import { describe, expect, test } from 'vitest'
import { type Operation, readContract } from '#contract/operations.ts'
import { sql } from '#db/drizzle.ts'
import { call, coverage, everyPermission, sampleOf } from '#test/contract/matrix.ts'
import { plantPersonal } from '#test/contract/personal-values.ts'
import { type Client, useApp } from '#test/app.ts'
import { createHolder, regrant } from '#test/holder.ts'
import { scopedEntities } from '#text/names.gen.ts'

// The tests iterate over the contract and the catalogue of columns, so a new permission, read or personal column is covered
// automatically.
const app = await useApp()
const cover = coverage()
const scoped: ReadonlySet<string> = scopedEntities
const entityOf = new Map<string, string>(Object.entries(resourceEntities))

const planted = (await plantPersonal(app.db)).map(({ value }) => value)
const { rows: made } = await app.db.execute<{ id: number }>(sql`
  insert into company (type, opf, full_name, short_name, trade_name, slug, inn, tax_system, vat_rate, phone, email, status)
  values ('legal', 'ООО', 'Чужая', 'Чужая', 'Чужая компания', 'chuzhaia', '0000000000', 'osno', '22', '', '', 'active')
  returning id::int`)
const reads = readContract().filter(
  ({ method, id }) => method === 'GET' && id !== 'events.stream' && id !== 'system.failure',
)

/** As a list or a file shows it, and of an order where the read is of any record. */
function queryOf({ query: { required = [], properties = {} } }: Operation): string {
  const OF_ORDER: Readonly<Record<string, string>> = { entity: 'order', entity_id: '123', q: '1000123' }
  const names = [...required, ...('purpose' in properties ? ['purpose'] : [])]
  return `?${names.map((name) => `${name}=${encodeURIComponent(OF_ORDER[name] ?? String(sampleOf(properties[name] ?? {})))}`).join('&')}`
}

test('The catalogue has personal columns, each with a value of its own', () => {
  expect(new Set(planted).size).toBe(planted.length)
  expect(planted.length).toBeGreaterThanOrEqual(7)
})

describe.each([
  ['all', []],
  ['own', made.map(({ id }) => id)],
] as const)('D1: one permission alone in a role of scope %s', (scope, companies) => {
  test('shows no personal value in any answer or file, no record of another company, and fails nowhere', async () => {
    const grants = { permissions: [], scope, companies: [...companies], at: app.now }
    const { token, role_id } = await app.db.transaction((tx) => createHolder(tx, grants))
    const client = app.withToken(token)
    const found: string[] = []
    for (const permission of everyPermission) {
      await regrant(app.db, role_id, [permission])
      for (const operation of reads.filter((one) => isOpenTo(one, permission)))
        found.push(...(await faultsOf(client, operation)).map((fault) => `${permission}: ${operation.id} ${fault}`))
    }
    expect(found).toEqual([])
  })

  async function faultsOf(client: Client, operation: Operation): Promise<string[]> {
    const faults: string[] = []
    for (const id of operation.path.includes('{') ? ['1', '123'] : ['1']) {
      const { status, text, bytes } = await call(client, operation, { id, query: queryOf(operation) })
      cover(`read, scope ${scope}`, operation)
      const sent = `${text} ${bytes.toString('latin1')}`
      if (status >= 500) faults.push(String(status))
      faults.push(...planted.filter((value) => sent.includes(value)))
      const isForeign =
        scope === 'own' &&
        operation.path.includes('{id}') &&
        scoped.has(entityOf.get(operation.id.split('.')[0] ?? '') ?? '')
      if (isForeign && status === 200) faults.push(`answers the foreign record ${id}`)
    }
    return faults
  }
})

/** Operations on many kinds of records, such as the search, need permissions to read alone. */
const READING = /\.(?:index|view|personal)$/

/** The others refuse it before they read anything (contract-permissions.test.ts), or read one's own account alone. */
const isOpenTo = ({ permission: asked }: Operation, permission: string) =>
  (asked === 'authenticated' && READING.test(permission)) ||
  (Array.isArray(asked) && asked.some((name) => name === permission))
