import { assert, asyncProperty, constantFrom } from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { arbitraryOf } from '#test/contract/arbitrary.ts'
import { call, coverage } from '#test/contract/matrix.ts'
import { readContract } from '#contract/operations.ts'

// Every call that the contract allows succeeds or is refused with a documented status, for any values and any record.
// Each run works on the records as the previous runs have left them.
const app = await useApp()
const staff = await app.as('admin@example.com')
const seller = await app.as('merchant1@example.com')
const cover = coverage()
const ids = constantFrom('1', '2', '3', '7', '1001', '1000123', '999999')
const versions = constantFrom({ 'if-match': '"v1"' }, { 'if-match': '"v2"' })
// The first would end the session of the following calls, the second never ends, the third fails by design.
const apart = new Set(['auth.signOut', 'events.stream', 'system.failure'])
// On PGlite they prove that no operation waits for a second connection; the values reach the same statements.
const numRuns = 'url' in inject('base') ? 12 : 4

describe.each(readContract().filter(({ id }) => !apart.has(id)))('$id', (operation) => {
  const { query, body } = operation

  test('answers any valid call without a 500', async () => {
    const bodies = arbitraryOf(body ?? { type: 'object' })
    await assert(
      asyncProperty(constantFrom(staff, seller), ids, versions, arbitraryOf(query), bodies, async (client, ...sent) => {
        const [id, headers, parameters, input] = sent
        const { status } = await call(client, operation, {
          id,
          headers,
          query: textOf(parameters),
          ...(body && { body: input }),
        })
        cover(String(status), operation)
        expect(status).toBeLessThan(500)
        // A value that only the database refuses is a gap of the contract.
        expect(app.log.splice(0).filter((line) => line.includes('request failed'))).toEqual([])
      }),
      { numRuns, seed: 2 },
    )
  })
})

function textOf(query: unknown): string {
  const pairs = Object.entries(query as Record<string, unknown>)
  return pairs.length > 0
    ? `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
    : ''
}
