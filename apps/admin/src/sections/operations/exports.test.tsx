import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'

const pageOf = <Item,>(items: Item[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const others = [on.operations.items(pageOf([])), on.users.options({ items: [] })]
// A real download would leave the browser of the test.
beforeEach(() => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => click.mockRestore())
})

const exported = sampleOperation({
  id: 5,
  status: 'done',
  started_at: '2026-06-01T09:10:00Z',
  call: 'products.export',
  kind: 'export',
  title: 'Товары: выгрузка',
  total: 1200,
  done: 1200,
  words: { format: 'Excel' },
  result_name: 'Товары 2026-06-01.xlsx',
  actions: ['repeat'],
})

test('The page of an export offers its file, and neither records nor an undo', async () => {
  const { requests } = await openPanel('/operations/5', {
    handlers: [on.operations.view(exported), on.operations.file(() => new Response('PK')), ...others],
  })
  await expect.element(page.getByText('Строк в файле')).toBeVisible()
  await expect.element(page.getByText('Записи операции')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Отменить', exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Скачать: Товары 2026-06-01.xlsx' }).first().click()

  await expect
    .poll(() => requests.map(({ url }) => url).filter((url) => url.endsWith('/file/5?part=result')))
    .toHaveLength(1)
})

test('An export is repeated as another one, which its page follows', async () => {
  const { address } = await openPanel('/operations/5', {
    handlers: [
      on.operations.view(({ id }) => ({
        ...exported,
        id,
        ...(id === 9 && { status: 'running', result_name: null, done: 500 }),
      })),
      on.operations.repeat({ ...exported, id: 9, status: 'running', result_name: null }),
      ...others,
    ],
  })
  await page.getByRole('button', { name: 'Повторить', exact: true }).click()
  await expect.poll(address).toBe('/operations/9')

  await expect.element(page.getByText(/^Записано 500 из 1\s?200/)).toBeVisible()
})

test('The list has the files of operations: what was imported, its wrong rows, and what was exported', async () => {
  const imported = sampleOperation({
    id: 6,
    kind: 'import',
    title: 'Переводы: импорт',
    status: 'done',
    source_name: 'тексты.csv',
    has_errors_file: true,
  })
  const { requests } = await openPanel('/operations', {
    handlers: [
      on.operations.list(({ status }) => pageOf(status ? [] : [exported, imported])),
      on.operations.file(() => new Response('a;b')),
      ...others,
    ],
  })
  await expect.element(page.getByRole('row', { name: /Товары: выгрузка.*строк: 1\s?200/ })).toBeVisible()
  for (const [name, part] of [
    ['Скачать: Товары 2026-06-01.xlsx', '5?part=result'],
    ['Исходный файл: тексты.csv', '6?part=source'],
    ['Строки с ошибками: тексты-errors.csv', '6?part=errors'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => requests.map(({ url }) => url).filter((url) => url.endsWith(part))).toHaveLength(1)
  }
})
