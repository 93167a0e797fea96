import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { HeadlessPage } from './headless.tsx'
import { parts } from './parts.ts'
import { TanstackPage } from './tanstack.tsx'

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
// React Aria hides the input itself, so that no pointer reaches it.
function tick(name: string, shiftKey = false) {
  const input = box(name).element()
  input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey }))
  input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}
const chosen = () => document.querySelectorAll('tr[aria-selected=true]').length
const firstCell = () => document.querySelector('tbody a')?.textContent

beforeEach(async () => {
  await page.viewport(1000, 700)
  const style = document.createElement('style')
  style.textContent =
    '.frame { height: 400px; overflow: auto } td { height: 30px; padding: 0 } .box { display: inline-block; width: 16px; height: 16px }'
  document.head.append(style)
  location.hash = ''
  return () => style.remove()
})

describe.each([
  ['of the headless parts', HeadlessPage],
  ['of TanStack Table and React Aria', TanstackPage],
])('the page %s', (_, Page) => {
  test('keeps the rows in view in the document, and the one with the focus', async () => {
    await render(<Page parts={parts} />)
    await expect.element(row('Part 0001')).toHaveAttribute('aria-rowindex', '2')
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100)
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    page.getByRole('link', { name: 'Part 0003' }).element().focus()
    const frame = page.getByRole('region', { name: 'Parts' }).element()
    frame.scrollTop = frame.scrollHeight
    await expect.element(row('Part 2000')).toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Part 0003' })).toHaveFocus()
  })

  test('sorts by a column up, down and not', async () => {
    await render(<Page parts={parts} />)
    const price = page.getByRole('button', { name: 'Price' })
    await price.click()
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(firstCell).toBe('Part 0001')
    await price.click()
    await expect.element(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(firstCell).toBe('Part 0828')
    await price.click()
    await expect.poll(firstCell).toBe('Part 0001')
  })

  test('follows the link of a row on a click anywhere, but not on its action', async () => {
    await render(<Page parts={parts} />)
    await page.getByRole('button', { name: 'Order Part 0002' }).click()
    expect(location.hash).toBe('')
    await row('Part 0002').getByRole('cell', { name: 'Brembo' }).click()
    await expect.poll(() => location.hash).toBe('#parts/2')
  })

  test('hides a column', async () => {
    await render(<Page parts={parts} />)
    await expect.element(page.getByRole('columnheader', { name: 'Brand' })).toBeInTheDocument()
    await page.getByRole('checkbox', { name: 'Brand' }).click()
    await expect.element(page.getByRole('columnheader', { name: 'Brand' })).not.toBeInTheDocument()
  })

  test('shows where rows will be while they load, and says that there are none', async () => {
    const { rerender } = await render(<Page parts={undefined} />)
    expect(document.querySelectorAll('.skeleton')).toHaveLength(3)
    await rerender(<Page parts={[]} />)
    await expect.element(page.getByText('No parts')).toBeInTheDocument()
    expect(document.querySelectorAll('.skeleton')).toHaveLength(0)
  })

  test('selects a row, a range with Shift, and all', async () => {
    await render(<Page parts={parts} />)
    await expect.element(box('Part 0002')).toBeInTheDocument()
    tick('Part 0002')
    await expect.poll(chosen).toBe(1)
    tick('Part 0005', true)
    await expect.poll(chosen).toBe(4)
    tick('all')
    await expect.element(box('all')).toBeChecked()
  })
})
