import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { LazyPopover } from './lazy-popover.tsx'

async function show() {
  await render(
    <LazyPopover label="Статус" trigger={<button>Статус</button>}>
      <input aria-label="Найти" />
    </LazyPopover>,
  )
  return page.getByRole('button', { name: 'Статус' })
}

const panel = page.getByRole('dialog', { name: 'Статус' })

test('a popover that loads late is one for the keyboard from the start: Enter opens it, Escape returns to its button', async () => {
  const button = await show()
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
  const element = button.element()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByLabelText('Найти')).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(element.getAttribute('aria-controls')).toBe(panel.element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  // The element is the same, so that a screen reader keeps its position.
  expect(button.element()).toBe(element)
})

test('its button closes it too, and it stands beside the button', async () => {
  const button = await show()
  await button.click()
  await expect.element(panel).toBeVisible()
  const [of, at] = [button.element(), panel.element()].map((element) => element.getBoundingClientRect())
  expect(Math.abs(Number(at?.top) - Number(of?.bottom))).toBeLessThan(10)
  await button.click()
  await expect.element(panel).not.toBeInTheDocument()
})
