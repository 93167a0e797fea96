import { useEffect, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '#theme/preview.css'
import type { EditableColumn, EditableGrid } from './editable-grid.tsx'
import { subjects } from './test-subjects.tsx'

interface Offer {
  id: string
  price: string
}

const columns: EditableColumn<Offer>[] = [
  { id: 'id', header: 'Артикул', kind: 'readonly' },
  { id: 'price', header: 'Цена', kind: 'text' },
]
const rows: Offer[] = [
  { id: 'o1', price: '100' },
  { id: 'o2', price: '200' },
]

let fail = () => {}

function Owner({ grid: Grid }: { grid: typeof EditableGrid }) {
  const [errors, setErrors] = useState<ReadonlyMap<string, Record<string, string>>>(new Map())
  useEffect(() => {
    fail = () => setErrors(new Map([['o2', { price: 'Ниже закупочной' }]]))
  }, [])
  return (
    <Grid
      label="Цены"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      changes={new Map()}
      onChange={() => {}}
      errors={errors}
    />
  )
}

const cell = (text: string) => page.getByRole('gridcell', { name: text })

describe.each(subjects)('%s', (_, Grid) => {
  test('a key pressed before the effects of a render have run moves the focus', async () => {
    await render(<Owner grid={Grid} />)
    ;(cell('100').element() as HTMLElement).focus()
    await expect.element(cell('100')).toHaveAttribute('aria-selected', 'true')
    // The callback runs after the commit of the errors, and before its passive effects.
    const observer = new MutationObserver(() => {
      observer.disconnect()
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true, cancelable: true }),
      )
    })
    observer.observe(page.getByRole('grid').element(), { attributeFilter: ['aria-invalid'], subtree: true })
    fail()
    await expect.element(cell('200 Ниже закупочной')).toHaveFocus()
  })
})
