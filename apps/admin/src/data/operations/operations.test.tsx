import type { Schemas } from '@admin-panel/sdk'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { on, startBackend } from '#test/backend.ts'
import { useOperation, useStart, useStop } from '#data/operations/operations.ts'
import { queries, queryClient } from '#data/queries.ts'
import { sampleOperation } from '#test/sample-operation.ts'

const cities = (name: string) => on.cities.options({ items: [{ id: 1, label: name, hint: null, is_active: true }] })

function Screen() {
  const { data } = useOperation(7)
  const options = useQuery(queries.cities.options({}))
  const [start, stop] = [useStart(), useStop()]
  return (
    <>
      <output>{`${data?.status} ${data?.done}, ${options.data?.items[0]?.label}`}</output>
      <button type="button" onClick={() => start.mutate({ id: 7 })}>
        Start
      </button>
      <button type="button" onClick={() => stop.mutate(7)}>
        Stop
      </button>
    </>
  )
}

async function open(first: Schemas['Operation']) {
  const backend = await startBackend('administrator', [on.operations.view(first), cities('Тула')])
  onTestFinished(async () => {
    await cleanup()
    await backend.stop()
  })
  await render(
    <QueryClientProvider client={queryClient}>
      <Screen />
    </QueryClientProvider>,
  )
  return backend
}

const operation = (values: Partial<Schemas['Operation']>) => sampleOperation({ resource: 'cities', ...values })

test('A started operation is followed until it ends, and what it has changed is read again', async () => {
  const { answer } = await open(operation({ status: 'prepared' }))
  await expect.element(page.getByText('prepared 0, Тула')).toBeVisible()
  answer(
    on.operations.start(operation({ status: 'running', started_at: '2026-11-27T10:00:00Z' })),
    on.operations.view(operation({ status: 'running', done: 3, started_at: '2026-11-27T10:00:00Z' })),
  )
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.element(page.getByText('running 3, Тула')).toBeVisible()
  answer(
    on.operations.view(operation({ status: 'done', done: 5, started_at: '2026-11-27T10:00:00Z' })),
    cities('Тверь'),
  )
  await expect.element(page.getByText('done 5, Тверь')).toBeVisible()
})

test('A stop shows what the operation has changed so far', async () => {
  const { answer } = await open(operation({ status: 'running', started_at: '2026-11-27T10:00:00Z' }))
  await expect.element(page.getByText('running 0, Тула')).toBeVisible()
  answer(
    on.operations.stop(operation({ status: 'stopped', done: 2, started_at: '2026-11-27T10:00:00Z' })),
    cities('Тверь'),
  )
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('stopped 2, Тверь')).toBeVisible()
})

test('An operation of several resources is seen to end, and every other screen is read again', async () => {
  const running = operation({ resource: null, status: 'running', started_at: '2026-11-27T10:00:00Z' })
  const { answer } = await open(running)
  await expect.element(page.getByText('running 0, Тула')).toBeVisible()
  answer(on.operations.view({ ...running, status: 'done', done: 5 }), cities('Тверь'))
  await expect.element(page.getByText('done 5, Тверь')).toBeVisible()
})
