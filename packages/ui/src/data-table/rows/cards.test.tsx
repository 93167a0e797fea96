import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { TextLink } from '#button/text-link.tsx'
import { DataTable } from '#data-table/data-table.tsx'
import type { TableColumn } from '#data-table/table-view.ts'
import { StatusChip } from '#display/status-chip.tsx'

interface Part {
  id: string
  name: string
  place: string
}

const short: Part[] = [{ id: '1', name: 'Болт', place: 'А' }]
const long: Part[] = [
  {
    id: '2',
    name: 'Прокладка головки блока цилиндров двигателя',
    place: 'Склад запасных частей на проспекте Космонавтов',
  },
]

const top = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top

const wide: TableColumn<Part>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name },
  { id: 'changed', kind: 'moment', header: 'Изменён', cell: () => '21 ноября' },
  { id: 'left', kind: 'number', header: 'Остаток', cell: () => '12' },
  { id: 'place', header: 'Склад', cell: ({ place }) => place },
  { id: 'maker', header: 'Завод', cell: () => 'Пермь' },
  { id: 'price', kind: 'sum', header: 'Цена', cell: () => '480 ₽' },
  { id: 'state', kind: 'state', header: 'Состояние', cell: () => 'Активен' },
]

// The table adds the content.
// oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label
const link = <a href="#part" />

const renderCards = (
  columns: readonly TableColumn<Part>[],
  rows: readonly Part[],
  args: object = { rowLink: () => link },
) =>
  render(
    <DataTable
      label="Запчасти"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty="Пусто"
      {...args}
    />,
  )

/** The places of the cells in view, from the top and from the start. */
const cellsInView = () =>
  page
    .getByRole('row')
    .last()
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect())

test('a card has the name and the state in its first line, and two facts and the sum in its second', async () => {
  await page.viewport(400, 700)
  await renderCards(
    wide.map((column) => (column.id === 'state' ? { ...column, cell: () => 'Ждёт оплаты' } : column)),
    long,
  )
  const cells = cellsInView()
  const [name, stock, place, price, state] = cells
  expect(cells).toHaveLength(5)
  expect(state?.top).toBe(name?.top)
  expect(state?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity)
  expect(new Set([stock, place, price].map((cell) => cell?.top)).size).toBe(1)
  expect(stock?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
  expect(price?.right).toBe(state?.right)
  // A long state leaves the facts their room.
  expect(price?.width).toBeLessThan((state?.width ?? 0) - 20)
  expect(page.getByRole('row').last().element().getBoundingClientRect().height).toBeLessThanOrEqual(80)
})

test('the links of a card are targets of 24 px that do not overlap', async () => {
  await page.viewport(360, 700)
  const columns: TableColumn<Part>[] = [
    { id: 'name', header: 'Деталь', cell: ({ name }) => name },
    { id: 'maker', priority: 'high', header: 'Завод', cell: () => <TextLink href="#maker">Пермь</TextLink> },
  ]
  await renderCards(columns, short)
  const targets = page
    .getByRole('link')
    .elements()
    .map((element) => element.getBoundingClientRect())
  expect(targets.length).toBe(short.length * 2)
  for (const [index, { top, height }] of targets.entries()) {
    expect(height).toBeGreaterThanOrEqual(24)
    expect(top).toBeGreaterThanOrEqual(targets[index - 1]?.bottom ?? 0)
  }
})

test('a card without a link has a line for each column but those of a low priority', async () => {
  await page.viewport(400, 700)
  await renderCards(wide, short, {})
  // The moment is of a low priority.
  expect(cellsInView()).toHaveLength(wide.length - 1)
})

test('a card begins with the name of its thing, and a number before it is a fact', async () => {
  await page.viewport(360, 700)
  const numbered: TableColumn<Part>[] = [
    { id: 'number', header: 'Номер', cell: ({ id }) => id },
    { id: 'name', kind: 'name', header: 'Название', cell: ({ name }) => name },
    { id: 'state', kind: 'state', header: 'Состояние', cell: () => 'Активен' },
  ]
  await renderCards(numbered, short)
  expect(top('Активен') - top('Болт')).toBeLessThan(10)
  expect(top('1')).toBeGreaterThan(top('Болт') + 10)
})

const titled: TableColumn<Part> = {
  id: 'name',
  header: 'Название',
  cell: ({ name }) => name,
  note: () => 'Склад 4 · стеллаж 12',
}
const active = <StatusChip tone="green">Активен</StatusChip>
const usual: TableColumn<Part> = { id: 'state', kind: 'state', header: 'Состояние', cell: () => active }
const price: TableColumn<Part> = { id: 'price', kind: 'sum', header: 'Цена', cell: () => '480,00 ₽' }

test('a card has one sum, that of the highest priority', async () => {
  await page.viewport(360, 700)
  const due: TableColumn<Part> = { id: 'due', kind: 'sum', header: 'К оплате', cell: () => '1 200,00 ₽' }
  await renderCards([titled, usual, { ...price, priority: 'normal' }, due], short)
  await expect.element(page.getByText('1 200,00 ₽')).toBeVisible()
  await expect.element(page.getByText('480,00 ₽')).not.toBeVisible()
})

test('a card with a fact, a state and a sum beside its note shows each in a place of its own', async () => {
  await page.viewport(400, 700)
  const term: TableColumn<Part> = { id: 'term', kind: 'code', priority: 'high', header: 'Срок', cell: () => '3 ч' }
  await renderCards([titled, term, { ...usual, cell: () => 'Новый' }, price], short)
  const [, fact, state, sum] = cellsInView()
  expect(state?.left).toBeGreaterThanOrEqual(fact?.right ?? Infinity)
  expect(sum?.left).toBeGreaterThanOrEqual(state?.right ?? Infinity)
  expect(sum?.right).toBeLessThanOrEqual(400)
})

test('a text of any length stands on a line of its own below the note, and no card is wider than the list', async () => {
  await page.viewport(360, 700)
  const problem: TableColumn<Part> = {
    id: 'problem',
    priority: 'high',
    header: 'Что с этим',
    cell: () => 'Отправления с таким трек-номером нет: проверьте его в заказе и примените ещё раз',
  }
  await renderCards([titled, usual, price, problem], short)
  const cells = cellsInView()
  expect(Math.max(...cells.map(({ right }) => right))).toBeLessThanOrEqual(360)
  expect(top('Отправления с таким трек-номером нет: проверьте его в заказе и примените ещё раз')).toBeGreaterThan(
    top('480,00 ₽') + 10,
  )
})

test('in a card the usual state leaves its room to the note, and screen readers still read it', async () => {
  await page.viewport(360, 700)
  await renderCards([titled, usual, price], short)
  const state = page.getByText('Активен').element().closest('[data-slot]')
  expect(state?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  await expect.element(page.getByRole('cell', { name: 'Активен' })).toBeInTheDocument()
  await page.viewport(800, 700)
  await expect.poll(() => state?.getBoundingClientRect().width).toBeGreaterThan(30)
})

test('a state of several words is whole in a card, on a second line where the first has no room', async () => {
  await page.viewport(360, 700)
  const pictured = { ...titled, note: () => null, picture: () => <span className="inline-block size-9" /> }
  const state = {
    ...usual,
    cell: () => (
      <button type="button" className="inline-flex max-w-full">
        <StatusChip tone="amber">Снято с продажи поставщиком</StatusChip>
      </button>
    ),
  }
  await renderCards([pictured, state, price], short)
  const words = page.getByText('Снято с продажи поставщиком').element()
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth)
  expect(Math.max(...cellsInView().map(({ right }) => right))).toBeLessThanOrEqual(360)
})

test('in a card the usual state stays where it is a button that changes it', async () => {
  await page.viewport(360, 700)
  const menu = { ...usual, cell: () => <button type="button">{active}</button> }
  await renderCards([titled, menu, price], short)
  expect(page.getByText('Активен').element().getBoundingClientRect().width).toBeGreaterThan(30)
})

test('a card without a link shows its whole name, with the state below beside what can be done', async () => {
  await page.viewport(360, 700)
  await renderCards([titled, usual, price], long, {
    actionsWidth: 132,
    rowActions: () => <button>Объяснить разницу</button>,
  })
  const [name, state, , actions] = cellsInView()
  const text = page.getByText(long[0]?.name ?? '').element()
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  expect(state?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity)
  expect(actions?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity)
})

test('the checkbox of all cards says what it selects, and its words are part of its target', async () => {
  await page.viewport(360, 700)
  const chosen = vi.fn<(selection: ReadonlySet<string>) => void>()
  await renderCards([titled, usual, price], short, { selection: new Set(), onSelectionChange: chosen })
  await userEvent.click(page.getByText('Выбрать все строки на странице'))
  expect(chosen).toHaveBeenCalledWith(new Set(['1']))
})
