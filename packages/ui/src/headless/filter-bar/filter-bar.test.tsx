import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import * as Filters from './filter-bar.ts'

function Bar() {
  const [active, setActive] = useState<readonly string[]>(['brand', 'price', 'stock'])
  const filters = Filters.useFilterBar({
    active,
    onRemove: (removed) => setActive(active.filter((id) => id !== removed)),
    onReset: () => setActive([]),
  })
  return (
    <Filters.Root aria-label="Filters">
      {active.map((id) => (
        <Filters.Remove key={id} filters={filters} id={id} aria-label={`Remove ${id}`} />
      ))}
      <Filters.Reset filters={filters}>Reset</Filters.Reset>
    </Filters.Root>
  )
}

const remove = (id: string) => page.getByRole('button', { name: `Remove ${id}` })

test('the focus goes to the next filter when one is taken off, then to the one before, and to the bar at last', async () => {
  await render(<Bar />)
  remove('price').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('stock')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('brand')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'Filters' })).toHaveFocus()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('the button that takes all off leaves the focus in the bar', async () => {
  await render(<Bar />)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(page.getByRole('group', { name: 'Filters' })).toHaveFocus()
})
