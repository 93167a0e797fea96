import { Field } from '@admin-panel/ui/field'
import { MaskedInput } from '@admin-panel/ui/masked-input'
import { NumericInput } from '@admin-panel/ui/numeric-input'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { isUnread, whyUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { DateRangeInput } from '#form/date-input.tsx'
import { PhoneInput } from '#form/fields/fields.tsx'
import { Card } from '@admin-panel/ui/card'

export function Masks() {
  const [sum, setSum] = useState<number | Unread | null>(1234.5)
  const [range, setRange] = useState({ from: '', to: '' })
  return (
    <Card title={m.test_masks()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.test_mask_phone()} hint={<Pattern of="+7 ### ###-##-##" />}>
          <PhoneInput defaultValue="" />
        </Field>
        <Field label={m.test_mask_inn()} hint={<Pattern of="##########, ############" />}>
          <MaskedInput mask={['##########', '############']} inputMode="numeric" />
        </Field>
        <Field label={m.test_mask_letters()} hint={<Pattern of="@@-####" />}>
          <MaskedInput mask="@@-####" />
        </Field>
        <Field label={m.test_mask_vin()} hint={<Pattern of="*****************" />}>
          <MaskedInput mask="*****************" className="font-code" />
        </Field>
        <Field
          label={m.test_mask_sum()}
          hint={m.test_mask_value({ value: isUnread(sum) ? sum.unread : String(sum) })}
          error={whyUnread(sum)}
        >
          <NumericInput fraction={2} value={sum} onValueChange={setSum} />
        </Field>
        <Field label={m.test_mask_password()}>
          <PasswordInput autoComplete="off" />
        </Field>
        <Field label={m.test_mask_days()} className="sm:col-span-2">
          <DateRangeInput aria-label={m.test_mask_days()} value={range} onValueChange={setRange} />
        </Field>
      </div>
    </Card>
  )
}

function Pattern({ of }: { of: string }) {
  return <code className="font-code">{of}</code>
}
