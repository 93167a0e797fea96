import { TextLink } from '@admin-panel/ui/text-link'
import { Link, replace, useLoaderData } from 'react-router'
import { m } from '#paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { resetEmail } from './reset-email.ts'
import { pathTo } from '#data/paths.ts'

/** Rule A10. */
function loader() {
  const email = resetEmail()
  if (!email) throw replace(pathTo('auth.forgor'))
  return email
}

function ForgorSuccess() {
  const email = useLoaderData<typeof loader>()
  return (
    <AuthCard title={m.auth_forgor_success_title()} lead={m.auth_forgor_success_text({ email })}>
      <p className="text-secondary">{m.auth_forgor_success_hint()}</p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <TextLink render={<Link to={pathTo('auth.login')} />}>{m.auth_back_to_login()}</TextLink>
        <TextLink render={<Link to={pathTo('auth.forgor')} />}>{m.auth_forgor_again()}</TextLink>
      </div>
    </AuthCard>
  )
}

export { ForgorSuccess as Component, loader }
