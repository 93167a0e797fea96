import { expect, test } from 'vitest'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { type Client, type Reply, useApp } from '#test/app.ts'
import { foreignRecords } from '#test/contract/foreign-records.ts'
import { createHolder } from '#test/holder.ts'
import { bodyWith, call, coverage, everyPermission, placesOf, sampleOf } from '#test/contract/matrix.ts'
import { type Operation, readContract, type Schema } from '#contract/operations.ts'

// A user with every permission, in a company without records, calls every operation with ids of other companies in its
// path, filters and body: no call reads or changes a record of another company.
const app = await useApp()
const cover = coverage()
const operations = readContract()
const merchant = await app.as('merchant2@example.com')
await merchant.post('/api/system/admin/saved-view', {
  body: { list: 'orders', name: 'Запрос чужой компании', query: 'q=1', is_shared: true },
})
const { lonelyId, tableOf, versionOf, foreignIdOf, secrets, stored } = await foreignRecords(app.db)

const holder = (companies: number[]) =>
  app.db.transaction((tx) => createHolder(tx, { permissions: everyPermission, scope: 'own', companies, at: app.now }))
const { token } = await holder([lonelyId])
const stranger = app.withToken(token)
const homeless = app.withToken((await holder([])).token)
const powerless = await app.as('no-rights@example.com')
const before = await stored()
// Sample template texts are part of the program and also of the demo data, so they are not secrets.
const { body: samples } = await (await app.as('admin@example.com')).get('/api/content/admin/template/events')
for (const sample of leavesOf(samples)) secrets.delete(sample)
// The first would end the session of the following calls, the second is tested below, the third fails by design.
const APART = new Set(['auth.signOut', 'events.stream', 'system.failure'])

interface Reference {
  id: string
  operation: Operation
  place: string[]
  table: string
  isList: boolean
}

/**
 * Finds every field that references a record of a company or a user. A name without a table fails until it is
 * classified.
 */
function referencesIn(schema: Schema | undefined, operation: Operation): Reference[] {
  return placesOf(schema ?? {}, []).flatMap(([place, field]) => {
    const name = place.at(-1) ?? ''
    if (!/(^|_)ids?$/.test(name)) return []
    const table = tableOf(name, operation)
    return table
      ? [{ id: operation.id, operation, place, table, isList: name.endsWith('ids') && field.items !== undefined }]
      : []
  })
}

function sentTo(operation: Operation, body = operation.body && sampleOf(operation.body)) {
  return { ...(body !== undefined && { body }), headers: { 'if-match': '"v1"' } }
}

function neededQuery({ query: { required = [], properties = {} } }: Operation, more: Record<string, unknown> = {}) {
  const pairs = Object.entries({
    ...Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})])),
    ...more,
  })
  return `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`
}

/** Finds values of other companies in a response. */
function foreignIn({ body, text }: Reply): string[] {
  const values = body === undefined ? text.split(/[;\r\n"]+/) : leavesOf(body)
  return values.filter((value) => secrets.has(value))
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

const called = operations.filter(({ id }) => !APART.has(id))
const namingRecords = called.flatMap((operation) => {
  const [parameter] = Object.keys(operation.parameters)
  const table = parameter && tableOf(parameter, operation)
  return table ? [{ id: operation.id, table, operation }] : []
})
const filters = called.flatMap((operation) => referencesIn(operation.query, operation))
const fields = called.flatMap((operation) => referencesIn(operation.body, operation))

test.each(called)('P7: $id reveals nothing of another company', async (operation) => {
  const table = namingRecords.find(({ id }) => id === operation.id)?.table
  const id = table ? String(await foreignIdOf(table)) : '1'
  for (const client of [stranger, homeless]) {
    cover('nothing foreign in the answer', operation)
    const reply = await call(client, operation, { ...sentTo(operation), id, query: neededQuery(operation) })
    expect(foreignIn(reply)).toEqual([])
  }
})

test.each(namingRecords)('P7: $id does not find a record of another company', async ({ operation, table }) => {
  const id = String(await foreignIdOf(table))
  const headers = { 'if-match': `"v${await versionOf(table, id)}"` }
  const callers: [Client, number[]][] = [
    [stranger, [404]],
    [homeless, [404]],
    [powerless, [403, 404]],
  ]
  for (const [client, statuses] of callers) {
    const reply = await call(client, operation, { ...sentTo(operation), id, headers, query: neededQuery(operation) })
    cover('404 for a record of another company', operation)
    expect(statuses).toContain(reply.status)
  }
})

test.each(filters)('P7: $id finds nothing of another company by the filter $place', async (reference) => {
  const { operation, place, table } = reference
  const query = neededQuery(operation, { [place.join('.')]: await foreignIdOf(table) })
  const reply = await call(stranger, operation, { ...sentTo(operation), id: '1', query })
  cover('nothing foreign by a filter', operation, place.join('.'))
  expect(foreignIn(reply)).toEqual([])
})

test.each(fields)('P7: $id takes no $place of another company', async ({ operation, place, table, isList }) => {
  const id = await foreignIdOf(table)
  const body = merged(sampleOf(operation.body ?? {}), bodyWith(place, isList ? [id] : id))
  const reply = await call(stranger, operation, { ...sentTo(operation, body), query: neededQuery(operation) })
  cover('nothing foreign by a field', operation, place.join('.'))
  expect(foreignIn(reply)).toEqual([])
})

test('P7: events.stream reveals nothing of another company', async () => {
  const stream = await app.stream(token, '/api/system/admin/events')
  const messages: string[] = []
  for await (const chunk of stream) {
    messages.push(String(chunk))
    if (messages.length === 1)
      await app.db.transaction((tx) =>
        audit(
          tx,
          systemCaller(app.now),
          { event: 'updated', entity: 'company', entity_id: 2, company_id: 2, changes: { phone: ['1', '2'] } },
          {
            event: 'updated',
            entity: 'company',
            entity_id: lonelyId,
            company_id: lonelyId,
            changes: { phone: ['1', '2'] },
          },
        ),
      )
    if (messages.at(-1)?.startsWith('event: changes')) break
  }

  expect(JSON.parse(/data: (.*)/.exec(messages.at(-1) ?? '')?.[1] ?? '{}')).toMatchObject({
    items: [{ entity: 'company', ids: [lonelyId] }],
  })
})

test('P7: every operation was called, and none changed or created a record of another company', async () => {
  const after = await stored()
  const changed = [...before].filter(([key, row]) => after.get(key) !== row).map(([key]) => key)
  const created = [...after.keys()].filter((key) => !before.has(key))

  expect(changed).toEqual([])
  expect(created).toEqual([])
})

/** Replaces one place of a sample body. */
function merged(sample: unknown, part: unknown): unknown {
  if (Array.isArray(part))
    return part.map((item, index) => merged(Array.isArray(sample) ? sample[index] : undefined, item))
  if (!isPlain(part)) return part
  const own = isPlain(sample) ? sample : {}
  return { ...own, ...Object.fromEntries(Object.entries(part).map(([key, value]) => [key, merged(own[key], value)])) }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
