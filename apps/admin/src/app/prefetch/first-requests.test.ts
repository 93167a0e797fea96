import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OperationId } from '@admin-panel/sdk'
import { RouterContextProvider } from 'react-router'
import { queryOf, queryClient } from '#data/queries.ts'
import { sections } from '#sections.ts'
import { startBackend } from '#test/backend.ts'
import type { Screen } from '#page/section.ts'

/** These ask for what the address alone does not tell. */
const UNDECLARED: Readonly<Record<string, string>> = {
  '/catalog': 'a node in the address has another request, and an early answer left over would be an older tree',
  '/moderation': 'the states that are open depend on the scope of the user',
  '/moderation/brands': 'the states that are open depend on the scope of the user',
}

const ID = '5'
let backend: Awaited<ReturnType<typeof startBackend>>
beforeEach(async () => void (backend = await startBackend('administrator', [])))
afterEach(() => backend.stop())

const screens = sections.flatMap((section) => section.screens).filter(({ path }) => !(path in UNDECLARED))

test.each(screens)('$path declares the request of its loader', async (screen) => {
  expect(await requestOf(screen)).toEqual(await declaredBy(screen))
})

async function requestOf({ path, lazy }: Screen) {
  const { loader } = await lazy()
  const address = path.replaceAll(/:\w+/g, ID)
  const request = new Request(new URL(address, location.href))
  const params = path.includes(':id') ? { id: ID } : {}
  return firstOf(async () => {
    if (typeof loader === 'function')
      await loader({
        request,
        url: new URL(request.url),
        params,
        pattern: path,
        unstable_pattern: path,
        context: new RouterContextProvider(),
      } as never)
  })
}

async function declaredBy({ first }: Screen) {
  if (!first) return undefined
  const [operation, params] = typeof first === 'string' ? [first, {}] : first
  const own = operation.endsWith('.view') ? { id: Number(ID) } : params
  return firstOf(async () => {
    await queryOf(operation as OperationId, own as never).queryFn({ signal: new AbortController().signal })
  })
}

/** The first request of some work, whatever becomes of it; parameters may stand in any order. */
async function firstOf(work: () => Promise<void>) {
  queryClient.clear()
  backend.requests.length = 0
  await work().catch(() => undefined)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const [request] = backend.requests
  if (!request) return undefined
  const { pathname, searchParams } = new URL(request.url)
  return [pathname, ...[...searchParams].map(String).toSorted()]
}
