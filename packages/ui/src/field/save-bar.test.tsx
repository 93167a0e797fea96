import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SaveBar } from './save-bar.tsx'

async function form(pending = false) {
  const onSave = vi.fn<() => void>()
  const screen = await render(
    <>
      <form
        id="user"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <input aria-label="Имя" />
      </form>
      <div role="dialog" aria-label="Причина">
        <input aria-label="Причина блокировки" />
      </div>
      <SaveBar form="user" changes={['имя']} isPending={pending} onDiscard={() => {}} />
    </>,
  )
  const press = (label: string, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ctrlKey: true, ...init })
    screen.getByLabelText(label, { exact: true }).element().dispatchEvent(event)
    return event.defaultPrevented
  }
  return { onSave, press, screen }
}

test('A changed field is a link to its control, and one without a control is a word', async () => {
  const changes = [
    { field: 'name', label: 'имя' },
    { field: 'photos', label: 'фото' },
  ]
  const screen = await render(
    <>
      <input id="name" aria-label="Имя" />
      <SaveBar changes={changes} />
    </>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Не сохранено: имя, фото')
  await expect.element(screen.getByRole('link')).toHaveTextContent('имя')
  await screen.getByRole('link', { name: 'имя' }).click()
  await expect.element(screen.getByLabelText('Имя')).toHaveFocus()
})

test('Ctrl+S sends the form on a Russian keyboard layout, and the browser does not save the page', async () => {
  const { onSave, press } = await form()
  expect(press('Имя', { code: 'KeyS', key: 'ы' })).toBe(true)
  expect(onSave).toHaveBeenCalledOnce()
})

test('Ctrl+Enter sends the form; a key that is held sends it once', async () => {
  const { onSave, press } = await form()
  press('Имя', { code: 'Enter', key: 'Enter' })
  press('Имя', { code: 'Enter', key: 'Enter', repeat: true })
  expect(onSave).toHaveBeenCalledOnce()
})

test('a form that is being saved is not sent again, nor is one under a dialog', async () => {
  const saving = await form(true)
  saving.press('Имя', { code: 'KeyS', key: 's' })
  expect(saving.onSave).not.toHaveBeenCalled()
  await saving.screen.unmount()
  const other = await form()
  other.press('Причина блокировки', { code: 'KeyS', key: 's' })
  expect(other.onSave).not.toHaveBeenCalled()
})
