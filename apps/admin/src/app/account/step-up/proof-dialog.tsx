import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { useId } from 'react'
import { m } from '#paraglide/messages.js'
import { authSignInRules } from '#contract/rules/auth.gen.ts'
import { ownFactorsConfirmTotpRules } from '#contract/rules/own-factors.gen.ts'
import { client } from '#data/client.ts'
import { PasskeyButton } from '#page/passkey/passkey-button.tsx'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'

interface ProofDialogProps {
  /** With a second step of the sign-in, the password does not prove it. */
  ways: readonly Schemas['ProofWay'][]
  onProved: () => void
  onClose: () => void
}

/** Asks who the user is before a call that a stolen session must not make. */
export function ProofDialog({ ways, onProved, onClose }: ProofDialogProps) {
  const formId = useId()
  const needsCode = !ways.includes('password')
  const name = needsCode ? 'code' : 'password'
  const { errors, submit, isPending } = usePlainForm(
    needsCode ? { code: ownFactorsConfirmTotpRules.code } : { password: authSignInRules.password },
    async (values) => {
      await client.api.auth.stepUp(values)
      onProved()
    },
    name,
  )
  async function proveByPasskey(credential: Record<string, unknown>) {
    await client.api.auth.stepUp({ credential })
    onProved()
  }
  const error = errors[name] ?? errors.form
  return (
    <Dialog
      onClose={onClose}
      heading={m.proof_title()}
      description={m.proof_text()}
      className="w-110"
      footer={
        <>
          <DialogCancel />
          {ways.includes('passkey') && <PasskeyButton prove={proveByPasskey}>{m.proof_by_passkey()}</PasskeyButton>}
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {m.proof_submit()}
          </Button>
        </>
      }
    >
      <form id={formId} ref={focusFirstField} onSubmit={submit} noValidate>
        {needsCode ? (
          <Field id="proof-code" label={m.factor_any_code()} error={error}>
            <Input name="code" autoComplete="one-time-code" className="max-w-60 font-code" />
          </Field>
        ) : (
          <Field id="proof-password" label={m.field_password()} error={error}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
