import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { EditContext } from '#form/edit-context.ts'
import { MomentField } from './moment-field.tsx'

afterEach(cleanup)

interface Values {
  starts_at: string | null
}

function Form({ timeZone }: { timeZone: string }) {
  const form = useForm<Values>({ defaultValues: { starts_at: '2026-05-31T15:02:00.000Z' } })
  const rules = { starts_at: { label: 'Начало', type: 'string' } } as const
  return (
    <FormProvider {...form}>
      <EditContext value={{ rules, isReadOnly: false }}>
        <MomentField<Values> name="starts_at" timeZone={timeZone} />
        <output>{useWatch({ control: form.control, name: 'starts_at' }) ?? 'пусто'}</output>
      </EditContext>
    </FormProvider>
  )
}

const input = () => page.getByLabelText(/Начало/)
const value = () => page.getByRole('status')

test('a moment is shown and typed by the clock of the place, and held in UTC', async () => {
  await render(<Form timeZone="Asia/Vladivostok" />)
  await expect.element(input()).toHaveValue('01.06.2026 01:02')
  await input().fill('31.12.2026 09:30')
  await expect.element(value()).toHaveTextContent('2026-12-30T23:30:00.000Z')
})

test('on the day of a clock change the typed hour is local time', async () => {
  await render(<Form timeZone="Europe/Berlin" />)
  await input().fill('29.03.2026 01:30')
  await expect.element(value()).toHaveTextContent('2026-03-29T00:30:00.000Z')
  await input().fill('29.03.2026 03:30')
  await expect.element(value()).toHaveTextContent('2026-03-29T01:30:00.000Z')
})

test('a cleared moment is null', async () => {
  await render(<Form timeZone="Europe/Moscow" />)
  await input().fill('')
  await expect.element(value()).toHaveTextContent('пусто')
})
