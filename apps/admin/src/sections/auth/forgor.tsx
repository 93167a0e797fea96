import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { passwordResetByEmailRules } from '#contract/rules/password-reset.gen.ts'
import { AuthCard } from './auth-card.tsx'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { rememberResetEmail } from './reset-email.ts'
import { pathTo } from '#data/paths.ts'

function Forgor() {
  const navigate = useNavigate()
  const { errors, submit, isPending } = usePlainForm(passwordResetByEmailRules, async ({ email }) => {
    await client.api.passwordReset.byEmail({ email })
    rememberResetEmail(email)
    await navigate(pathTo('auth.forgorSuccess'))
  })
  return (
    <AuthCard title={m.auth_forgor_title()} lead={m.auth_forgor_lead()} error={errors.form}>
      <form ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={m.field_email()} error={errors.email}>
          <Input name="email" type="email" autoComplete="username" />
        </Field>
        <Button type="submit" variant="primary" isPending={isPending}>
          {m.auth_forgor_submit()}
        </Button>
        <TextLink render={<Link to={pathTo('auth.login')} />} className="self-start">
          {m.auth_back_to_login()}
        </TextLink>
      </form>
    </AuthCard>
  )
}

export { Forgor as Component }
