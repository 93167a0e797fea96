import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { authSecondStepRules } from '#contract/rules/auth.gen.ts'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { AuthCard } from './auth-card.tsx'

/** The password was right: the sign-in goes on with a code of the application, or with a recovery code. */
export function SecondStep({ challenge, onBack }: { challenge: string; onBack: () => void }) {
  const [isLost, setIsLost] = useState(false)
  const { errors, submit, isPending } = usePlainForm(
    { code: authSecondStepRules.code },
    async ({ code }) => {
      await client.signIn({ challenge, code })
    },
    'code',
  )
  return (
    <AuthCard
      title={m.auth_step_title()}
      lead={isLost ? m.auth_step_lead_recovery() : m.auth_step_lead()}
      error={errors.form}
    >
      <form key={String(isLost)} ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={isLost ? m.auth_step_recovery() : m.auth_step_code()} error={errors.code}>
          <Input
            name="code"
            autoComplete={isLost ? 'off' : 'one-time-code'}
            inputMode={isLost ? 'text' : 'numeric'}
            className="font-code"
          />
        </Field>
        <Button type="submit" variant="primary" isPending={isPending}>
          {m.auth_login_submit()}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <Button variant="ghost" onClick={() => setIsLost(!isLost)}>
            {isLost ? m.auth_step_by_code() : m.auth_step_lost()}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {m.auth_back_to_login()}
          </Button>
        </div>
      </form>
    </AuthCard>
  )
}
