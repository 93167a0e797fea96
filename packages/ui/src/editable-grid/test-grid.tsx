import { useState } from 'react'
import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#theme/preview.css'
import type { EditableColumn, EditableGrid, GridChanges } from './editable-grid.tsx'

interface Offer {
  id: string
  sku: string
  title: string
  price: number
  stock: number | null
  city: string
  since: string | null
  isOn: boolean
}

const cities = [
  { value: 'msk', label: 'Москва' },
  { value: 'spb', label: 'Санкт-Петербург' },
]
const columns: EditableColumn<Offer>[] = [
  { id: 'sku', header: 'Артикул', kind: 'readonly' },
  { id: 'title', header: 'Название', kind: 'text' },
  {
    id: 'price',
    header: 'Цена',
    kind: 'money',
    parse: (text) => (text === '' ? { error: 'Нужна цена' } : { value: Number(text) }),
  },
  { id: 'stock', header: 'Остаток', kind: 'number' },
  { id: 'city', header: 'Склад', kind: 'select', options: cities },
  { id: 'since', header: 'С', kind: 'date' },
  { id: 'isOn', header: 'Показывать', kind: 'checkbox' },
]
export const offer = (index: number): Offer => ({
  id: `o${index}`,
  sku: `A-${index}`,
  title: `Деталь ${index}`,
  price: index * 10_000,
  stock: index,
  city: 'msk',
  since: null,
  isOn: false,
})

export function cell(row: number, column: number) {
  const rowElement = page
    .getByRole('row')
    .elements()
    .find((element) => element.ariaRowIndex === String(row + 1))
  return rowElement?.children[column - 1] as HTMLElement
}

export async function focus(row: number, column: number) {
  cell(row, column).focus()
  await expect.element(cell(row, column)).toHaveAttribute('aria-selected', 'true')
}

export function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  )
}

export function pressZ(init: KeyboardEventInit) {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true, ...init }),
  )
}

export async function openGrid(
  Grid: typeof EditableGrid,
  { count = 5, errors = new Map<string, Record<string, string>>() } = {},
) {
  const rows = Array.from({ length: count }, (_, index) => offer(index + 1))
  const onChange = vi.fn<(changes: GridChanges<Offer>) => void>()
  function Owner() {
    const [changes, setChanges] = useState<GridChanges<Offer>>(new Map())
    return (
      <>
        <Grid
          label="Цены"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          changes={changes}
          onChange={(next) => {
            setChanges(next)
            onChange(next)
          }}
          errors={errors}
        />
        <button type="button" onClick={() => setChanges(new Map())}>
          Сохранить
        </button>
      </>
    )
  }
  await render(<Owner />)
  const last = () => Object.fromEntries(onChange.mock.lastCall?.[0] ?? [])
  return { last, onChange }
}
