import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { PasswordInput } from '@admin-panel/ui/password-input'
import { TextLink } from '@admin-panel/ui/text-link'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { authSignInRules } from '#contract/rules/auth.gen.ts'
import { AuthCard } from './auth-card.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { otherWaysCount, signInWays } from './sign-in-ways.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { focusFirstField, usePlainForm } from '#form/plain-form.ts'
import { pathTo } from '#data/paths.ts'

const OtherWays = lazyPart(() => import('./other-ways.tsx').then((part) => part.OtherWays))
const FromProvider = lazyPart(() => import('./from-provider.tsx').then((part) => part.FromProvider), { isPage: true })

/** What a provider has sent the browser back with. */
const answerIn = (query: string) => (query.includes('state=') ? query : '')

function Login() {
  const [step, setStep] = useState<ReactNode>()
  const [answer, setAnswer] = useState(() => answerIn(window.location.search))
  const { errors, submit, isPending } = usePlainForm(
    authSignInRules,
    async (values) => {
      try {
        await client.signIn(values)
      } catch (error) {
        // Right after a deploy the part may be gone: the refusal itself is shown then.
        const { afterRefusal } = await import('./after-refusal.tsx').catch(() => {
          throw error
        })
        setStep(afterRefusal(error, setStep))
      }
    },
    'password',
  )
  if (step) return step
  if (answer) return <FromProvider answer={answer} setAnswer={setAnswer} setStep={setStep} />
  const ways = otherWaysCount()
  const { only } = signInWays()
  return (
    <AuthCard title={m.auth_login_title()} lead={m.auth_login_lead()} error={errors.form}>
      {!only && (
        <form ref={focusFirstField} onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field label={m.field_email()} error={errors.email}>
            <Input name="email" type="email" autoComplete="username" />
          </Field>
          <Field label={m.field_password()} error={errors.password}>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Button type="submit" variant="primary" isPending={isPending}>
            {m.auth_login_submit()}
          </Button>
          <PasskeySignIn />
          <TextLink render={<Link to={pathTo('auth.forgor')} />} className="self-start">
            {m.auth_login_forgot()}
          </TextLink>
        </form>
      )}
      {ways > 0 && (
        <div
          className="flex flex-col gap-2"
          style={{ minHeight: `calc(1.5rem + ${ways} * (0.5rem + var(--control)))` }}
        >
          <OtherWays />
        </div>
      )}
    </AuthCard>
  )
}

export { Login as Component }
