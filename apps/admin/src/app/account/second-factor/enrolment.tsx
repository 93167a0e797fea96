import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ownFactorsBeginTotpRules as rules } from '#contract/rules/own-factors.gen.ts'
import { client } from '#data/client.ts'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { CodeForm } from '#form/fields/code-form.tsx'
import { TotpSecret } from '#page/factor/totp-secret.tsx'

interface EnrolmentProps {
  onConfirmed: (codes: string[]) => void
  onCancel: () => void
}

/** The password, the secret for the telephone, and a first code. */
export function Enrolment({ onConfirmed, onCancel }: EnrolmentProps) {
  const [begun, setBegun] = useState<Schemas['TotpSecret']>()
  if (!begun) return <PasswordForm onBegun={setBegun} onCancel={onCancel} />
  return (
    <div className="flex flex-col gap-4">
      <TotpSecret {...begun} />
      <CodeForm
        isFirst
        submitText={m.factor_confirm()}
        onCancel={onCancel}
        send={async (code) => onConfirmed((await client.api.ownFactors.confirmTotp({ code })).codes)}
      />
    </div>
  )
}

function PasswordForm({
  onBegun,
  onCancel,
}: {
  onBegun: (begun: Schemas['TotpSecret']) => void
  onCancel: () => void
}) {
  const { errors, submit, isPending } = usePlainForm(
    rules,
    async (values) => onBegun(await client.api.ownFactors.beginTotp(values)),
    'current_password',
  )
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-secondary">{m.factor_password()}</p>
      <Field id="factor-password" label={m.field_current_password()} error={errors.current_password ?? errors.form}>
        <PasswordInput name="current_password" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isPending}>
          {m.factor_next()}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {m.factor_cancel()}
        </Button>
      </div>
    </form>
  )
}
