import { useState, type ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import '#theme/preview.css'
import { DataTable } from './data-table.tsx'
import { initialView, type TableColumn, type TableView } from './table-view.ts'
import { subjects } from './test-subjects.tsx'

interface Part {
  id: string
  name: string
  brand: string
  state: string
}

const COUNT = 100_000
const parts: Part[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `p${index + 1}`,
  name: `Деталь ${index + 1}`,
  brand: `Бренд ${Math.floor(index / 500) + 1}`,
  state: index % 2 === 0 ? 'Активна' : 'Скрыта',
}))
const columns: TableColumn<Part>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name, note: ({ brand }) => brand },
  { id: 'brand', header: 'Бренд', cell: ({ brand }) => brand },
  { id: 'state', header: 'Состояние', kind: 'state', cell: ({ state }) => state },
]

function PartLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

interface PartsProps {
  Table?: typeof DataTable
  rows?: readonly Part[]
  density?: TableView['density']
  isGrouped?: boolean
}

function Parts({ Table = DataTable, rows = parts, density = 'compact', isGrouped = false }: PartsProps) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <output aria-label="Выбрано">{selection.size}</output>
      <div className="flex h-100 flex-col">
        <Table
          label="Запчасти"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          rowLink={({ id }) => <PartLink to={id} />}
          groupOf={isGrouped ? ({ brand }) => ({ id: brand, label: brand }) : undefined}
          view={{ ...initialView(columns), density }}
          selection={selection}
          onSelectionChange={setSelection}
          empty="Пусто"
          isPane
        />
      </div>
    </>
  )
}

async function renderParts(props: PartsProps = {}, width = 1000) {
  await page.viewport(width, 700)
  const screen = await render(<Parts {...props} />)
  // The first rows come before what keeps only those in view.
  await expect.poll(() => document.querySelectorAll('tr[data-index]').length).toBeGreaterThan(5)
  return screen
}

const frame = () => page.getByRole('region', { name: 'Запчасти' }).element()
const row = (number: number) => page.getByRole('row', { name: `Деталь ${number} Бренд`, exact: false })
const rowsInDocument = () => document.querySelectorAll('tr[data-row]').length

/** Returns the number of the row that the middle of the table shows. */
function inTheMiddle() {
  const { left, top, width, height } = frame().getBoundingClientRect()
  const middleRow = document.elementFromPoint(left + width / 2, top + height / 2)?.closest<HTMLElement>('tr[data-row]')
  return Number(middleRow?.dataset['row']?.slice(1))
}

const rowHeight = () => document.querySelector('tr[data-index]')?.getBoundingClientRect().height ?? NaN

async function scrollTo(top: number) {
  frame().scrollTop = top
  await expect.poll(inTheMiddle).toBeGreaterThan(0)
}

test.each([
  ['compact', 1000],
  ['normal', 1000],
  ['compact', 360],
] as const)('of 100,000 rows those in view are in the document (%s, %i px)', async (density, width) => {
  await renderParts({ density }, width)
  expect(page.getByRole('table').element().getAttribute('aria-rowcount')).toBe(String(COUNT + 1))
  for (const part of [0.5, 0.9, 0.1]) {
    await scrollTo(frame().scrollHeight * part)
    const expected = COUNT * part
    await expect.poll(inTheMiddle).toBeGreaterThan(expected - COUNT / 50)
    expect(inTheMiddle()).toBeLessThan(expected + COUNT / 50)
    expect(rowsInDocument()).toBeLessThan(60)
  }
  await expect
    .poll(() => {
      frame().scrollTop = frame().scrollHeight
      return document.querySelector(`tr[data-row=p${COUNT}]`)?.getAttribute('aria-rowindex')
    })
    .toBe(String(COUNT + 1))
})

describe.each(subjects)('%s', (_, Table) => {
  test('of 100,000 rows those in view are in the document, with their places', async () => {
    await renderParts({ Table })
    expect(page.getByRole('table').element().getAttribute('aria-rowcount')).toBe(String(COUNT + 1))
    await scrollTo(frame().scrollHeight / 2)
    await expect.poll(inTheMiddle).toBeGreaterThan(COUNT * 0.48)
    expect(rowsInDocument()).toBeLessThan(60)
    await expect
      .poll(() => {
        frame().scrollTop = frame().scrollHeight
        return document.querySelector(`tr[data-row=p${COUNT}]`)?.getAttribute('aria-rowindex')
      })
      .toBe(String(COUNT + 1))
  })

  test('heads of groups count among the rows', async () => {
    await renderParts({ Table, isGrouped: true })
    expect(page.getByRole('table').element().getAttribute('aria-rowcount')).toBe(String(COUNT + 200 + 1))
    await scrollTo(300 * rowHeight())
    await expect.element(page.getByRole('rowheader', { name: 'Бренд 1', exact: true })).toBeInTheDocument()
  })

  test('in a short table all rows are in the document', async () => {
    await page.viewport(1000, 700)
    await render(<Parts Table={Table} rows={parts.slice(0, 100)} />)
    expect(rowsInDocument()).toBe(100)
    expect(page.getByRole('table').element().hasAttribute('aria-rowcount')).toBe(false)
  })

  test('the row with the focus stays, between its neighbours, however far it is scrolled away', async () => {
    await renderParts({ Table })
    const link = page.getByRole('link', { name: 'Деталь 3', exact: true })
    link.element().focus()
    await scrollTo(2_000_000)
    expect(inTheMiddle()).toBeGreaterThan(10_000)
    expect(document.activeElement).toBe(link.element())
    const present = [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset['row'])
    expect(present.slice(0, 3)).toEqual(['p2', 'p3', 'p4'])
    page.getByRole('link', { name: 'Деталь 4', exact: true }).element().focus()
    await expect.poll(inTheMiddle).toBeLessThan(30)
  })

  test('a selection lasts while its rows are out of view, and Shift selects all in between', async () => {
    const screen = await renderParts({ Table })
    await screen.getByLabelText('Выбрать «Деталь 2»').click()
    await scrollTo(500 * rowHeight())
    await screen.getByLabelText('Выбрать «Деталь 501»').click({ modifiers: ['Shift'] })
    await expect.element(screen.getByLabelText('Выбрано')).toHaveTextContent('500')
    await scrollTo(0)
    await expect.element(screen.getByLabelText('Выбрать «Деталь 2»')).toBeChecked()
    await expect.element(screen.getByLabelText('Выбрать «Деталь 1»', { exact: true })).not.toBeChecked()
  })
})

test('the header stays in view, and the height of rows is that of a short table', async () => {
  await renderParts()
  const top = page.getByRole('columnheader', { name: 'Название' }).element().getBoundingClientRect().top
  await scrollTo(1_000_000)
  expect(page.getByRole('columnheader', { name: 'Название' }).element().getBoundingClientRect().top).toBe(top)
  const height = document.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? NaN
  expect(frame().scrollHeight).toBe(COUNT * height + 32)
})

test('the head of a group stays under the header while its rows scroll', async () => {
  await renderParts({ isGrouped: true })
  expect(page.getByRole('table').element().getAttribute('aria-rowcount')).toBe(String(COUNT + 200 + 1))
  await scrollTo(300 * 36)
  const head = page.getByRole('rowheader', { name: 'Бренд 1', exact: true })
  await expect.element(head).toBeVisible()
  expect(head.element().getBoundingClientRect().top).toBe(frame().getBoundingClientRect().top + 32)
  // The header, and the head of the group.
  expect(row(300).element().getAttribute('aria-rowindex')).toBe('302')
})

interface Devtools {
  send: (method: string, params: object) => Promise<unknown>
}

// The type of the session comes with the provider, which is no dependency of this package.
const showAs = (media: string) => (cdp() as unknown as Devtools).send('Emulation.setEmulatedMedia', { media })

test('paper has the rows in view, and says which of all they are', async () => {
  await renderParts()
  await scrollTo(1_000 * 36)
  await showAs('print')
  try {
    await expect.element(page.getByText(/^\d[\d\s]*–[\d\s]* из 100\s000$/)).toBeVisible()
    expect(getComputedStyle(frame()).overflowY).toBe('visible')
    expect(frame().scrollHeight).toBeLessThan(60 * 40)
  } finally {
    await showAs('')
  }
})
