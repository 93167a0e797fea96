import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ownFactorsConfirmTotpRules as rules } from '#contract/rules/own-factors.gen.ts'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { PasskeyButton } from '#page/passkey/passkey-button.tsx'
import { AuthCard } from './auth-card.tsx'
import { endUnfinishedSession } from './passkey-sign-in.tsx'

interface SecondStepProps {
  challenge: string
  ways: readonly Schemas['ProofWay'][]
  onBack: () => void
}

/** The password was right: the sign-in goes on with a passkey, a code of the application, or a recovery code. */
export function SecondStep({ challenge, ways, onBack }: SecondStepProps) {
  const hasApplication = ways.includes('totp')
  const [isLost, setIsLost] = useState(!hasApplication)
  const { errors, submit, isPending } = usePlainForm(
    rules,
    async ({ code }) => {
      await client.signIn({ challenge, code })
    },
    'code',
  )
  async function proveByPasskey(credential: Record<string, unknown>) {
    await client.signIn({ challenge, credential }).catch((error: unknown) => {
      endUnfinishedSession()
      throw error
    })
  }
  return (
    <AuthCard
      title={m.auth_step_title()}
      lead={hasApplication ? (isLost ? m.auth_step_lead_recovery() : m.auth_step_lead()) : m.auth_step_lead_passkey()}
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
        {ways.includes('passkey') && <PasskeyButton prove={proveByPasskey}>{m.auth_passkey()}</PasskeyButton>}
        <div className="flex flex-wrap justify-between gap-2">
          {hasApplication && (
            <Button variant="ghost" onClick={() => setIsLost(!isLost)}>
              {isLost ? m.auth_step_by_code() : m.auth_step_lost()}
            </Button>
          )}
          <Button variant="ghost" onClick={onBack}>
            {m.auth_back_to_login()}
          </Button>
        </div>
      </form>
    </AuthCard>
  )
}
