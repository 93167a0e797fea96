import { describe, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { createKeyHolder } from '#test/holder.ts'
import { ANY_VERSION, call, coverage, everyPermission, sampleOf } from '#test/contract/matrix.ts'
import { readContract } from '#contract/operations.ts'

// The same matrix as for users: a service key is admitted by exactly the permissions of its account's roles.
const app = await useApp()
const keyHolding = app.regranted(createKeyHolder)
const cover = coverage()
const operations = readContract()
const persons = operations.filter(({ permission }) => permission === 'person')
const open = operations.filter(({ permission }) => permission === 'authenticated')
const guarded = operations.flatMap((operation) =>
  Array.isArray(operation.permission) ? [{ ...operation, permission: operation.permission }] : [],
)
const bodyOf = ({ body }: (typeof operations)[number]) => body && { body: sampleOf(body) }
const ACCEPTED = [200, 201, 204, 404, 409, 422]

describe.each(guarded)('P7: by a service key, $id', (operation) => {
  const { permission } = operation

  test('is closed with every permission but its own', async () => {
    const client = await keyHolding(everyPermission.filter((name) => !permission.some((own) => own === name)))
    const reply = await call(client, operation, { headers: ANY_VERSION, ...bodyOf(operation) })

    cover('403 without the permission', operation)
    expect(reply).toMatchObject({ status: 403, body: { data: { message: 'Доступ запрещен' } } })
  })

  test.each(permission)('is open with %s alone', async (name) => {
    const client = await keyHolding([name])
    const { status } = await call(client, operation, { headers: ANY_VERSION, ...(operation.body && { body: {} }) })

    cover('not 403 with exactly the permission', operation, name)
    expect(ACCEPTED).toContain(status)
  })
})

test.each(persons)('P7: by a service key, $id is refused, since it needs a person', async (operation) => {
  const client = await keyHolding(everyPermission)
  const reply = await call(client, operation, { headers: ANY_VERSION, ...bodyOf(operation) })

  cover('403 without a person', operation)
  expect(reply.status).toBe(403)
  expect(reply.body.data.message).toBe('Операция доступна только сотруднику: сервисный ключ её не выполняет')
})

test.each(open.filter(({ id }) => id !== 'events.stream'))(
  'P7: by a service key, $id needs no permission',
  async (operation) => {
    const client = await keyHolding([])
    const query =
      operation.id === 'search.find'
        ? `?q=${encodeURIComponent('масло')}`
        : operation.id === 'system.failure'
          ? '?status=404'
          : ''
    const { status } = await call(client, operation, { query, ...(operation.body && { body: {} }) })

    cover('open to every key', operation)
    expect(ACCEPTED).toContain(status)
  },
)
