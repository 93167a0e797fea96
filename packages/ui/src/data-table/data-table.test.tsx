import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#theme/preview.css'
import { DataTable } from './data-table.tsx'
import { subjects } from './test-subjects.tsx'
import { TableViewMenu } from './table-view-menu.tsx'
import { initialView, type TableColumn, type TableView } from './table-view.ts'

interface Part {
  id: string
  name: string
  price: number
}

const parts: Part[] = ['Свеча', 'Фильтр', 'Колодка', 'Ремень', 'Насос'].map((name, index) => ({
  id: `p${index + 1}`,
  name,
  price: index * 100,
}))
const columns: TableColumn<Part>[] = [
  { id: 'name', header: 'Название', sortKey: 'name', cell: ({ name }) => name },
  { id: 'price', header: 'Цена', sortKey: 'price', align: 'end', cell: ({ price }) => price },
  { id: 'id', header: 'Номер', isHidden: true, cell: ({ id }) => id },
]
const onOpen = vi.fn<(id: string, inNewTab: boolean) => void>()

function Parts({
  Table = DataTable,
  rows = parts,
  sort,
  onSortChange,
}: {
  Table?: typeof DataTable
  rows?: Part[] | undefined
  sort?: string
  onSortChange?: (sort: string | undefined) => void
}) {
  const [view, setView] = useState<TableView>(initialView(columns))
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['from-another-page']))
  return (
    <>
      <TableViewMenu columns={columns} view={view} onViewChange={setView} />
      <Table
        label="Запчасти"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => (
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault()
              onOpen(id, event.ctrlKey)
            }}
          >
            {null}
          </a>
        )}
        view={view}
        sort={sort}
        onSortChange={onSortChange}
        selection={selection}
        onSelectionChange={setSelection}
        empty={<p>Пока нет запчастей</p>}
      />
      <output aria-label="Выбор">{[...selection].toSorted().join(' ')}</output>
    </>
  )
}

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.textContent)

describe.each(subjects)('%s', (_, Table) => {
  const renderParts = async (props: Parameters<typeof Parts>[0] = {}) => {
    await page.viewport(1000, 700)
    return render(<Parts Table={Table} {...props} />)
  }

  test.each([
    [undefined, 'name'],
    ['name', '-name'],
    ['-name', undefined],
    ['-price,id', 'name'],
  ])('a click on a header turns the order %s into %s', async (sort, next) => {
    const onSortChange = vi.fn<(sort: string | undefined) => void>()
    const screen = await renderParts({ ...(sort && { sort }), onSortChange })
    await screen.getByRole('button', { name: 'Название' }).click()
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith(next)
  })

  test('a click with Shift adds a key to the order, and the header says how it is sorted', async () => {
    const onSortChange = vi.fn<(sort: string | undefined) => void>()
    const screen = await renderParts({ sort: '-price', onSortChange })
    await expect.element(screen.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'descending')
    await screen.getByRole('button', { name: 'Название' }).click({ modifiers: ['Shift'] })
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith('-price,name')
  })

  test('a click with Shift selects all rows in between, and keeps what other pages have', async () => {
    const screen = await renderParts()
    await screen.getByLabelText('Выбрать «Фильтр»').click()
    await screen.getByLabelText('Выбрать «Насос»').click({ modifiers: ['Shift'] })
    await expect.element(screen.getByLabelText('Выбор')).toHaveTextContent('from-another-page p2 p3 p4 p5')
    await expect
      .element(screen.getByRole('checkbox', { name: 'Выбрать все строки на странице' }))
      .toBePartiallyChecked()
  })

  test('the box in the header selects and clears the rows of the page', async () => {
    const screen = await renderParts()
    const all = screen.getByRole('checkbox', { name: 'Выбрать все строки на странице' })
    await all.click()
    await expect.element(screen.getByLabelText('Выбор')).toHaveTextContent('from-another-page p1 p2 p3 p4 p5')
    await all.click()
    await expect.poll(() => screen.getByLabelText('Выбор').element().textContent).toBe('from-another-page')
  })

  test('columns are shown, hidden and moved from the menu', async () => {
    // The header of the boxes holds a box alone.
    const all = ''
    const screen = await renderParts()
    expect(headers()).toEqual([all, 'Название', 'Цена'])
    await screen.getByRole('button', { name: 'Колонки' }).click()
    await screen.getByLabelText('Номер', { exact: true }).click()
    await screen.getByRole('button', { name: 'Поднять «Номер»' }).click()
    expect(headers()).toEqual([all, 'Название', 'Номер', 'Цена'])
    await screen.getByLabelText('Цена', { exact: true }).click()
    expect(headers()).toEqual([all, 'Название', 'Номер'])
    await screen.getByRole('button', { name: 'Вернуть исходный вид' }).click()
    expect(headers()).toEqual([all, 'Название', 'Цена'])
  })

  test('a click beside the link follows it with the same keys held', async () => {
    const screen = await renderParts()
    await screen.getByRole('cell', { name: '200' }).click({ modifiers: ['Control'] })
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('p3', true)
    onOpen.mockClear()
  })

  test('skeleton rows stand in until the first response; an empty table says why it is empty', async () => {
    const screen = await render(
      <Table
        label="Запчасти"
        columns={columns}
        rows={undefined}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={<p>Пока нет запчастей</p>}
      />,
    )
    await expect.element(screen.getByRole('region', { name: 'Запчасти' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('Пока нет запчастей')).not.toBeInTheDocument()
    await screen.rerender(<Parts Table={Table} rows={[]} />)
    await expect.element(screen.getByText('Пока нет запчастей')).toBeVisible()
  })
})

test('all of the cell selects, also with Shift, and does not open the row', async () => {
  await page.viewport(1000, 700)
  const screen = await render(<Parts />)
  const box = (name: string) => screen.getByLabelText(`Выбрать «${name}»`)
  await box('Фильтр').click({ position: { x: -11, y: -9 } })
  await box('Насос').click({ position: { x: 22, y: 22 }, modifiers: ['Shift'] })
  await expect.element(screen.getByLabelText('Выбор')).toHaveTextContent('from-another-page p2 p3 p4 p5')
  expect(onOpen).not.toHaveBeenCalled()
})

test('nothing is wider than a window of 360 pixels', async () => {
  await page.viewport(360, 700)
  await render(<Parts onSortChange={() => {}} />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await expect.element(page.getByRole('combobox', { name: 'Сортировка' })).toBeVisible()
})
