import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

/** The browser of the tests wants no motion. */
function wantMotion() {
  const never = window.matchMedia('not all')
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(never)
  onTestFinished(() => spy.mockRestore())
}

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Изменить</Button>
      {isOpen && (
        <Dialog heading="Цена" onClose={() => setIsOpen(false)}>
          <p>Новая цена</p>
        </Dialog>
      )}
      <ConfirmDialog
        trigger={<Button>Удалить</Button>}
        heading="Удалить роль?"
        description="Её нельзя вернуть."
        onConfirm={() => {}}
      />
    </>
  )
}

const left = () => [...document.querySelectorAll<HTMLElement>('body > [inert]')]

async function openAndClose(button: string, role: 'dialog' | 'alertdialog') {
  await page.getByRole('button', { name: button }).click()
  await page
    .getByRole(role)
    .getByRole('button', { name: role === 'dialog' ? 'Закрыть' : 'Отмена' })
    .click()
}

test.each([
  ['Изменить', 'dialog'],
  ['Удалить', 'alertdialog'],
] as const)('what «%s» opened is closed at once, and fades in 120 ms', async (button, role) => {
  wantMotion()
  await render(<Page />)
  await openAndClose(button, role)
  await expect.element(page.getByRole(role)).not.toBeInTheDocument()
  const fades = left().flatMap((element) => element.getAnimations())
  expect(fades.map(({ effect }) => effect?.getComputedTiming().duration)).toEqual([120, 120])
  expect(left().map((element) => element.ariaHidden)).toEqual(['true', 'true'])
  for (const fade of fades) fade.finish()
  await expect.poll(left).toEqual([])
})

test('without motion a dialog is gone at once', async () => {
  await render(<Page />)
  await openAndClose('Изменить', 'dialog')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(left()).toEqual([])
})
