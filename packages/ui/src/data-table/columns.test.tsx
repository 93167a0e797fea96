import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { DataTable } from './data-table.tsx'
import { subjects } from './test-subjects.tsx'
import type { TableColumn } from './table-view.ts'

interface Part {
  id: string
  name: string
  place: string
}

const usualColumns: TableColumn<Part>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name, note: ({ place }) => place },
  { id: 'place', header: 'Склад', width: 200, cell: ({ place }) => place },
  { id: 'changed', kind: 'moment', header: 'Изменён', cell: () => '21 ноября' },
  { id: 'state', kind: 'state', header: 'Состояние', cell: () => 'Активен' },
]
const short: Part[] = [{ id: '1', name: 'Болт', place: 'А' }]
const long: Part[] = Array.from({ length: 40 }, (_, index) => ({
  id: `p${index}`,
  name: `Прокладка головки блока цилиндров двигателя ${index}`,
  place: 'Склад запасных частей на проспекте Космонавтов',
}))

interface PartsProps {
  Table?: typeof DataTable
  rows: Part[]
  columns?: TableColumn<Part>[]
  width?: number
}

function Parts({ Table = DataTable, rows, columns = usualColumns, width = 900 }: PartsProps) {
  return (
    <div style={{ width, height: 400 }} className="flex flex-col">
      <Table
        label="Запчасти"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty="Пусто"
        isPane
      />
    </div>
  )
}

const boxes = (role: 'columnheader' | 'row') =>
  page
    .getByRole(role)
    .elements()
    .map((element) => element.getBoundingClientRect())
const widths = () => boxes('columnheader').map(({ width }) => Math.round(width))
const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)

test('no column moves and no row changes its height, whatever the rows hold', async () => {
  await page.viewport(1000, 700)
  const { rerender } = await render(<Parts rows={short} />)
  const [places, heights] = [boxes('columnheader').map(({ left }) => left), boxes('row').map(({ height }) => height)]
  await rerender(<Parts rows={long} />)
  expect(boxes('columnheader').map(({ left }) => left)).toEqual(places)
  expect([...new Set(boxes('row').map(({ height }) => height))]).toEqual([...new Set(heights)])
})

test.each(subjects)(
  '%s: names and texts share the room that is left, a state keeps the width of its kind',
  async (_, Table) => {
    await page.viewport(1400, 700)
    await render(<Parts Table={Table} rows={long} width={1200} />)
    await expect.poll(() => widths().slice(2)).toEqual([140, 136])
    const [name = 0, place = 0] = widths()
    expect(place).toBeGreaterThan(400)
    expect(name).toBeGreaterThan(place)
  },
)

test('a table of the expected width is laid out by the browser alone, with the columns that fit', async () => {
  await page.viewport(1000, 700)
  const measured = vi.spyOn(Element.prototype, 'clientWidth', 'get')
  onTestFinished(() => measured.mockRestore())
  await render(
    <div style={{ width: 670, height: 400 }} className="flex flex-col">
      <DataTable
        {...{ columns: usualColumns, rows: short, empty: 'Пусто', label: 'Запчасти', expectedWidth: 670, isPane: true }}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />
    </div>,
  )
  expect(headers()).toEqual(['Название', 'Склад', 'Состояние'])
  expect(measured.mock.contexts.filter((element) => (element as Element).matches('section'))).toEqual([])
  expect(widths()[1]).toBeGreaterThan(200)
})

test('the header stays in view while rows scroll under it', async () => {
  await page.viewport(1000, 700)
  await render(<Parts rows={long} />)
  const [header] = boxes('columnheader')
  page.getByRole('row').last().element().scrollIntoView()
  expect(page.getByRole('region', { name: 'Запчасти' }).element().scrollTop).toBeGreaterThan(0)
  expect(boxes('columnheader')[0]?.top).toBe(header?.top)
})

test.each(subjects)(
  '%s: where the room is short, columns of a low priority leave, and names and states stay',
  async (_, Table) => {
    await page.viewport(1000, 700)
    const { rerender } = await render(<Parts Table={Table} rows={short} />)
    expect(headers()).toEqual(['Название', 'Склад', 'Изменён', 'Состояние'])
    await rerender(<Parts Table={Table} rows={short} width={670} />)
    await expect.poll(headers).toEqual(['Название', 'Склад', 'Состояние'])
    const table = page.getByRole('region', { name: 'Запчасти' }).element()
    expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
    await rerender(<Parts Table={Table} rows={short} />)
    await expect.poll(headers).toEqual(['Название', 'Склад', 'Изменён', 'Состояние'])
  },
)

test('names and texts of a high priority give way before a column leaves the frame', async () => {
  await page.viewport(1000, 700)
  const wide: TableColumn<Part>[] = [
    { id: 'name', width: 300, header: 'Название', cell: ({ name }) => name },
    { id: 'place', width: 300, priority: 'high', header: 'Склад', cell: ({ place }) => place },
    { id: 'state', kind: 'state', header: 'Состояние', cell: () => 'Активен' },
  ]
  await render(<Parts rows={short} columns={wide} width={670} />)
  await expect.poll(headers).toEqual(['Название', 'Склад', 'Состояние'])
  const table = page.getByRole('region', { name: 'Запчасти' }).element()
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth)
})

test('a cut text is shown in full on hover, an uncut one has no hint', async () => {
  await page.viewport(1000, 700)
  await render(<Parts rows={[...long.slice(0, 1), ...short]} />)
  const cell = page.getByRole('cell', { name: 'Склад запасных частей на проспекте Космонавтов' }).last()
  await userEvent.hover(cell)
  expect(cell.element().closest('td')?.title).toBe('Склад запасных частей на проспекте Космонавтов')
  const whole = page.getByText('Болт')
  await userEvent.hover(whole)
  expect(whole.element().closest('[title]')).toBeNull()
})

test('a short heading is whole beside the arrow of its order', async () => {
  await page.viewport(1000, 700)
  const counted: TableColumn<Part>[] = [
    { id: 'name', header: 'Название', sortKey: 'name', cell: ({ name }) => name },
    { id: 'count', header: 'Товаров', sortKey: 'count', align: 'end', cell: () => 3 },
    { id: 'users', header: 'Пользователи', sortKey: 'users', align: 'end', cell: () => 3 },
    { id: 'seen', kind: 'moment', header: 'Последний раз', sortKey: 'seen', cell: () => '21 ноября' },
  ]
  await render(
    <DataTable
      label="Бренды"
      columns={counted}
      rows={short}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty="Пусто"
      onSortChange={() => undefined}
    />,
  )
  for (const name of ['Товаров', 'Пользователи', 'Последний раз']) {
    const heading = page.getByText(name, { exact: true }).element()
    expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  }
})
