import type { Schemas } from '@admin-panel/sdk'
import { createHandlers, createTestClient } from '@admin-panel/sdk/testing'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createHooks, type Optimistic } from './index.ts'

type Node = Schemas['Option']
const on = createHandlers()
const node = (id: number, label: string): Node => ({ id, label, hint: null, is_active: true })

/** A server whose role names can be changed, and whose answers the test releases. */
function setUp() {
  const labels = new Map([
    [1, 'один'],
    [2, 'два'],
  ])
  const calls: { id: number; finish(error?: number): void }[] = []
  const client = createTestClient()
  client.use(
    on.roles.options(() => ({ items: [...labels].map(([id, label]) => node(id, label)) })),
    on.roles.update(async ({ id, name = '' }) => {
      const { promise, resolve } = Promise.withResolvers<number | undefined>()
      calls.push({ id, finish: resolve })
      const status = await promise
      if (status !== undefined) return { error: { status } }
      labels.set(id, name)
      return Response.json({})
    }),
  )
  const queryClient = new QueryClient()
  const { queries, mutations } = createHooks(client, queryClient)
  const list = queries.roles.options()
  const rename: Optimistic<'roles.update'> = {
    apply(cache, { id, name }) {
      cache.update(list.queryKey, ({ items }) => ({
        items: items.map((item) => (item.id === id && name ? { ...item, label: name } : item)),
      }))
    },
  }
  const currentLabels = () => queryClient.getQueryData(list.queryKey)?.items.map(({ label }) => label)
  const save = (id: number, name: string) => {
    const observer = new MutationObserver(
      queryClient,
      mutations.roles.update({ optimistic: rename, invalidates: ['roles.options'] }),
    )
    const result = observer.mutate({ id, name, version: 1 }).then(
      () => 'saved',
      () => 'refused',
    )
    return {
      result,
      answered: async (error?: number) => {
        await expect.poll(() => calls.find((call) => call.id === id)).toBeDefined()
        calls
          .splice(
            calls.findIndex((call) => call.id === id),
            1,
          )[0]
          ?.finish(error)
        return result
      },
    }
  }
  return { queryClient, list, labels, currentLabels, save, client }
}

test('an optimistic change shows before the answer and stays when it succeeds', async () => {
  const { queryClient, list, currentLabels, save } = setUp()
  await queryClient.fetchQuery(list)
  const saving = save(1, 'ОДИН')
  await expect.poll(currentLabels).toEqual(['ОДИН', 'два'])
  expect(await saving.answered()).toBe('saved')
  expect(currentLabels()).toEqual(['ОДИН', 'два'])
})

test('a rejected change is rolled back', async () => {
  const { queryClient, list, currentLabels, save } = setUp()
  await queryClient.fetchQuery(list)
  const saving = save(1, 'ОДИН')
  expect(await saving.answered(422)).toBe('refused')
  expect(currentLabels()).toEqual(['один', 'два'])
})

test('B28: a rejected change rolls back only itself', async () => {
  const { queryClient, list, currentLabels, save } = setUp()
  await queryClient.fetchQuery(list)
  const first = save(1, 'ОДИН')
  const second = save(2, 'ДВА')
  await expect.poll(currentLabels).toEqual(['ОДИН', 'ДВА'])
  expect(await first.answered(409)).toBe('refused')
  expect(currentLabels()).toEqual(['один', 'ДВА'])
  expect(await second.answered()).toBe('saved')
  expect(currentLabels()).toEqual(['один', 'ДВА'])
})

test('B28: two changes of the same field go back to the server’s value', async () => {
  const { queryClient, list, currentLabels, save } = setUp()
  await queryClient.fetchQuery(list)
  const first = save(1, 'А')
  const second = save(1, 'Б')
  await expect.poll(currentLabels).toEqual(['Б', 'два'])
  await first.answered(422)
  expect(currentLabels()).toEqual(['Б', 'два'])
  await second.answered(422)
  expect(currentLabels()).toEqual(['один', 'два'])
})

test('B28: new server data is shown with the pending change on top', async () => {
  const { queryClient, list, labels, currentLabels, save } = setUp()
  await queryClient.fetchQuery(list)
  const saving = save(1, 'ОДИН')
  await expect.poll(currentLabels).toEqual(['ОДИН', 'два'])
  labels.set(2, 'от коллеги')
  await queryClient.refetchQueries({ queryKey: list.queryKey })
  expect(currentLabels()).toEqual(['ОДИН', 'от коллеги'])
  await saving.answered(422)
  expect(currentLabels()).toEqual(['один', 'от коллеги'])
})

test('a response in flight before the change does not hide it', async () => {
  const { queryClient, list, currentLabels, save, client } = setUp()
  await queryClient.fetchQuery(list)
  const late = Promise.withResolvers<{ items: Node[] }>()
  client.use(on.roles.options(() => late.promise))
  const loading = queryClient.refetchQueries({ queryKey: list.queryKey })
  const saving = save(1, 'ОДИН')
  await expect.poll(currentLabels).toEqual(['ОДИН', 'два'])
  late.resolve({ items: [node(1, 'давно'), node(2, 'давно')] })
  await loading
  expect(currentLabels()).toEqual(['ОДИН', 'два'])
  await saving.answered()
})

test('invalidated queries are fetched again', async () => {
  const { queryClient, list, save } = setUp()
  await queryClient.fetchQuery(list)
  expect(await save(1, 'ОДИН').answered()).toBe('saved')
  expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
})
