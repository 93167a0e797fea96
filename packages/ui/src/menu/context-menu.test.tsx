import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ContextMenu, ContextMenuItem } from './context-menu.tsx'

test('the right button opens the menu, arrows and Enter choose, and the focus returns', async () => {
  const onCopy = vi.fn<() => void>()
  const screen = await render(
    <ContextMenu
      menu={
        <>
          <ContextMenuItem disabled>Отгрузить</ContextMenuItem>
          <ContextMenuItem onSelect={onCopy}>Скопировать</ContextMenuItem>
        </>
      }
    >
      <button type="button">Заказ 1205</button>
    </ContextMenu>,
  )
  const order = screen.getByRole('button', { name: 'Заказ 1205' })
  ;(order.element() as HTMLElement).focus()
  await order.click({ button: 'right' })
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onCopy).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(order).toHaveFocus()
})
