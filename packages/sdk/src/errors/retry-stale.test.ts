import { expect, expectTypeOf, test } from 'vitest'
import { retryStale, type Params } from '#index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()

/** A role that another client changes before each of the first `rivals` changes. */
function contested(rivals: number) {
  const record = { version: 1, name: 'Роль' }
  const client = createTestClient()
  let remaining = rivals
  client.use(
    on.roles.view(() => Response.json(record)),
    on.roles.update(({ version, name = '' }) => {
      if (remaining-- > 0) record.version++
      if (version !== record.version) return { error: { status: 412, current: record } }
      Object.assign(record, { name, version: record.version + 1 })
      return Response.json(record)
    }),
  )
  const rename = (attempts?: number) =>
    retryStale(
      () => client.api.roles.view({ id: 1 }),
      ({ version, name }) => client.api.roles.update({ id: 1, version, name: `${name}!` }),
      attempts,
    )
  return { client, record, rename }
}

test('a stale change is repeated on the current record', async () => {
  const { record, rename } = contested(2)
  await rename()
  expect(record).toEqual({ version: 4, name: 'Роль!' })
})

test('the last refusal is the answer', async () => {
  const { client, rename } = contested(9)
  await expect(rename()).rejects.toMatchObject({ kind: 'stale', current: { version: 4 } })
  expect(client.requests).toHaveLength(6)
  await expect(rename(1)).rejects.toMatchObject({ kind: 'stale' })
  expect(client.requests).toHaveLength(8)
})

test('any other failure is not repeated', async () => {
  const { client, rename } = contested(0)
  client.use(on.roles.update({ error: { status: 422 } }))
  await expect(rename()).rejects.toMatchObject({ kind: 'validation' })
  expect(client.requests).toHaveLength(2)
})

test('a change names the version that it replaces, or null to overwrite whatever is stored', async () => {
  expectTypeOf<Params<'roles.update'>['version']>().toEqualTypeOf<number>()
  expectTypeOf<Params<'users.update'>['version']>().toEqualTypeOf<number | null>()
  const client = createTestClient({ handlers: [on.users.update(Response.json({}))] })
  await client.api.users.update({ id: 5, version: null, position: 'x' })
  expect(client.requests[0]?.headers.has('if-match')).toBe(false)
  expect(await client.requests[0]?.json()).toEqual({ position: 'x' })
})
