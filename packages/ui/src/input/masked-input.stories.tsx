import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '#field/field.tsx'
import { MaskedInput } from './masked-input.tsx'
import { NumericInput } from './numeric-input.tsx'
import { whyUnread, type Unread } from './read-number.ts'

export default { component: MaskedInput, args: { mask: '#' } } satisfies Meta<typeof MaskedInput>
type Story = StoryObj<typeof MaskedInput>

export const Masks: Story = {
  render: () => (
    <div className="grid max-w-80 gap-4">
      <Field label="Телефон">
        <MaskedInput mask="+7 (###) ###-##-##" type="tel" placeholder="+7 (___) ___-__-__" />
      </Field>
      <Field label="ИНН" hint="10 цифр у организации, 12 у предпринимателя">
        <MaskedInput mask={['##########', '############']} inputMode="numeric" />
      </Field>
      <Field label="VIN">
        <MaskedInput mask="*****************" className="font-code" defaultValue="XTA210930Y0000001" />
      </Field>
    </div>
  ),
}

function Price() {
  const [price, setPrice] = useState<number | Unread | null>(12_340.5)
  return (
    <Field label="Цена, ₽" error={whyUnread(price)} className="max-w-80">
      <NumericInput fraction={2} value={price} onValueChange={setPrice} />
    </Field>
  )
}

export const Numeric: Story = { render: () => <Price /> }
