import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FilterBar } from './filter-bar.tsx'

const bar = (active: { id: string; name: string; value: string }[]) => (
  <FilterBar active={active} onRemove={() => {}} onReset={() => {}} />
)

test('The row of filters takes no room while no filter is in force', async () => {
  const { container, rerender } = await render(bar([]))
  expect(container).toBeEmptyDOMElement()
  await rerender(bar([{ id: 'status', name: 'Статус', value: 'Активен' }]))
  await expect.element(page.getByRole('group', { name: 'Фильтры' })).toMatchTextContent(/Статус: Активен/)
})
