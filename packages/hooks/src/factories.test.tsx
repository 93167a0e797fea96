import { createTestClient } from '@admin-panel/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createHooks } from './index.ts'

test('hooks are made without a factory, and a factory of a resource once', async () => {
  const client = createTestClient()
  const reads = vi.fn<(resource: string | symbol) => void>()
  const api = new Proxy(client.api, {
    get(target, resource) {
      reads(resource)
      return Reflect.get(target, resource)
    },
  })
  const { queries } = createHooks({ ...client, api }, new QueryClient())
  expect(reads).not.toHaveBeenCalled()
  expect(queries.users).toBe(queries.users)
  expect(reads).toHaveBeenCalledTimes(1)
  expect(Object.keys(queries)).toEqual(Object.keys(client.api))
  expect(Object.keys(queries.cities)).toEqual(Object.keys(client.api.cities))
})
