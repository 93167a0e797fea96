import { Button } from '@admin-panel/ui/button'
import { Dialog } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { usePlainForm } from '#form/plain-form.ts'
import { invalidateResource } from '#data/cache.ts'
import { ownPasswordChangeRules as rules } from '#contract/rules/own-password.gen.ts'
import { Previews } from './previews.tsx'
import { Passkeys } from './second-factor/passkeys.tsx'
import { SecondFactor } from './second-factor/second-factor.tsx'
import { Sessions } from './sessions.tsx'

/** Changes the password and lists the user's sessions. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const [changes, setChanges] = useState(0)
  return (
    <Dialog onClose={onClose} heading={m.account_security()} className="w-160">
      <div className="flex flex-col gap-6">
        {/* Remounting clears the fields after a save. */}
        <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
        <Passkeys />
        <SecondFactor />
        <Sessions />
        <Previews />
      </div>
    </Dialog>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { errors, submit, isPending } = usePlainForm(rules, async (values) => {
    await client.api.ownPassword.change(values)
    void notify({ message: m.account_password_changed() })
    void invalidateResource('ownSessions')
    onChanged()
  })
  return (
    <form onSubmit={submit} noValidate className="@container flex flex-col gap-4">
      <h3 className="text-lead font-title">{m.account_password()}</h3>
      <Field label={m.field_current_password()} error={errors.current_password}>
        <PasswordInput name="current_password" autoComplete="current-password" />
      </Field>
      <div className="grid gap-4 @min-[30rem]:grid-cols-2">
        <Field label={m.field_ownPasswordChange_password()} error={errors.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={m.field_password_confirmation()} error={errors.password_confirmation}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" />
        </Field>
      </div>
      <ul className="list-disc ps-5 text-secondary">
        <li>{m.account_password_rule_length()}</li>
        <li>{m.account_password_rule_email()}</li>
        <li>{m.account_password_rule_guess()}</li>
      </ul>
      <p className="text-secondary">{m.account_password_effect()}</p>
      {errors.form && (
        <p role="alert" className="text-danger">
          {errors.form}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isPending} className="self-start">
        {m.account_password_submit()}
      </Button>
    </form>
  )
}
