import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, userEvent } from 'storybook/test'
import { EditContext } from '#form/edit-context.ts'
import { storePointsCreateRules } from '#contract/rules/store-points.gen.ts'
import { ExceptionsField } from './exceptions-field.tsx'
import { ScheduleField } from './schedule-field.tsx'

const schedule = Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: '09:00', to: '18:00' }] : []))

const workday = schedule[0] ?? []
const defaults = {
  schedule,
  schedule_exceptions: [
    { date: '2026-12-31', hours: [{ from: '09:00', to: '15:00' }] },
    { date: '2027-01-01', hours: [] },
  ],
}

function Hours({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const form = useForm({ defaultValues: defaults })
  return (
    <FormProvider {...form}>
      <EditContext value={{ rules: storePointsCreateRules, isReadOnly }}>
        <ScheduleField<typeof defaults> name="schedule" />
        <ExceptionsField<typeof defaults> name="schedule_exceptions" likely={workday} />
      </EditContext>
    </FormProvider>
  )
}

export default { title: 'График в форме', component: Hours } satisfies Meta<typeof Hours>
type Story = StoryObj<typeof Hours>

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const Wrong: Story = {
  play: async ({ canvas }) => {
    const closes = canvas.getByLabelText('Понедельник: закрытие')
    await userEvent.clear(closes)
    await userEvent.type(closes, '0800')
    await expect(canvas.getByText('Время закрытия раньше открытия')).toBeVisible()
    await expect(closes).toBeInvalid()
    await userEvent.type(closes, '{Backspace}')
    await expect(canvas.getByText('Укажите время от 00:00 до 24:00')).toBeVisible()
  },
}
