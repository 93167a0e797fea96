import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { Field } from '#field/field.tsx'
import { Input } from '#input/input.tsx'
import { Textarea } from '#input/textarea.tsx'

export default { title: 'dialogs' } satisfies Meta
type Story = StoryObj

const form = (
  <div className="flex flex-col gap-4">
    <Field label="Название">
      <Input defaultValue="Возврат поставщику" />
    </Field>
    <Field label="Пояснение" isOptional>
      <Textarea />
    </Field>
  </div>
)
const footer = (
  <>
    <Button>Отмена</Button>
    <Button variant="primary">Создать</Button>
  </>
)

export const Question: Story = {
  render: () => (
    <Dialog
      defaultOpen
      trigger={<Button>Создать</Button>}
      heading="Новая причина"
      description="Появится в списке причин сразу после сохранения."
      footer={footer}
    >
      {form}
    </Dialog>
  ),
}

export const Panel: Story = {
  render: () => (
    <Drawer
      defaultOpen
      trigger={<Button>Изменить</Button>}
      heading="Реквизиты: Общество с ограниченной ответственностью «Автозапчастьоптторгснаб»"
      footer={footer}
    >
      {form}
    </Drawer>
  ),
}

const confirm = fn()

export const Confirmation: Story = {
  render: () => (
    <ConfirmDialog
      trigger={<Button>Удалить</Button>}
      heading="Удалить роль «Контент-менеджер»?"
      description="Её потеряют 12 пользователей. Отменить удаление нельзя."
      confirmText="Удалить роль"
      variant="danger"
      onConfirm={confirm}
    />
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Удалить' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Отмена' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(confirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
  },
}
