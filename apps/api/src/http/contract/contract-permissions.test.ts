import { describe, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'
import { ANY_VERSION, call, coverage, everyPermission, sampleOf } from '#test/contract/matrix.ts'
import { readContract } from '#contract/operations.ts'

// The tests iterate over the contract, so a new operation is covered automatically.
const app = await useApp()
const holding = app.regranted(createHolder)
const cover = coverage()
const operations = readContract()
const guarded = operations.filter(({ permission }) => permission !== 'public')

describe.each(guarded)('P7: $id', (operation) => {
  const { permission } = operation
  const bodyOf = () => operation.body && { body: sampleOf(operation.body) }

  test('is closed without a session', async () => {
    cover('401 without a session', operation)
    expect(await call(app.anonymous, operation)).toMatchObject({ status: 401 })
  })

  if (!Array.isArray(permission)) return

  test('is closed to a user with every permission but its own', async () => {
    const client = await holding(everyPermission.filter((name) => !permission.some((own) => own === name)))
    const reply = await call(client, operation, { headers: ANY_VERSION, ...bodyOf() })

    cover('403 without the permission', operation)
    expect(reply.status).toBe(403)
    expect(reply.body.data).toEqual({ status: 403, message: 'Доступ запрещен', permissions: permission })
  })

  test.each(permission)('is open to a user with %s alone', async (name) => {
    const client = await holding([name])
    const { status } = await call(client, operation, { headers: ANY_VERSION, ...(operation.body && { body: {} }) })

    cover('not 403 with exactly the permission', operation, name)
    expect([200, 201, 204, 404, 422]).toContain(status)
  })
})
