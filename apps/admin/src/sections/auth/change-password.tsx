import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link, useNavigate, useParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { passwordResetConfirmRules } from '#contract/rules/password-reset.gen.ts'
import { AuthCard } from './auth-card.tsx'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { pathTo } from '#data/paths.ts'

const { password, password_confirmation } = passwordResetConfirmRules

function ChangePassword() {
  const { hash = '' } = useParams()
  const navigate = useNavigate()
  const { errors, submit, isPending } = usePlainForm({ password, password_confirmation }, async (values) => {
    await client.api.passwordReset.confirm({ hash, ...values })
    void notify({ message: m.auth_change_password_done() })
    await navigate(pathTo('auth.login'), { replace: true })
  })
  return (
    <AuthCard title={m.auth_change_password_title()} lead={m.auth_change_password_lead()} error={errors.form}>
      <form ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={m.field_passwordResetConfirm_password()} error={errors.password}>
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        <Field label={m.field_password_confirmation()} error={errors.password_confirmation}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" />
        </Field>
        <Button type="submit" variant="primary" isPending={isPending}>
          {m.auth_change_password_submit()}
        </Button>
        <TextLink render={<Link to={pathTo('auth.forgor')} />} className="self-start">
          {m.auth_change_password_again()}
        </TextLink>
      </form>
    </AuthCard>
  )
}

export { ChangePassword as Component }
