import { m } from '#paraglide/messages.js'

/** The ways to sign in without the password of the panel: a button each, as many as `otherWaysCount` says. */
export function OtherWays() {
  return (
    <p className="flex h-6 items-center gap-3 text-secondary before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {m.auth_login_or()}
    </p>
  )
}
