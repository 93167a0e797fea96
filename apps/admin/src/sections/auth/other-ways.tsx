import { Button } from '@admin-panel/ui/button'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import { keepSecret } from './provider-secret.ts'
import { signInWays } from './sign-in-ways.ts'

/** The ways to sign in without the password of the panel: a button each, as many as `otherWaysCount` says. */
export function OtherWays() {
  const { only, providers } = signInWays()
  const [leavingTo, setLeavingTo] = useState<string>()

  // A browser may bring the page back as it was left.
  useEffect(() => {
    const comeBack = () => setLeavingTo(undefined)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function leaveTo(provider: string) {
    setLeavingTo(provider)
    try {
      const { url, secret } = await client.api.oidc.start({ provider })
      keepSecret(secret)
      window.location.assign(url)
    } catch (error) {
      setLeavingTo(undefined)
      showError(error)
    }
  }
  return (
    <>
      {!only && (
        <p className="flex h-6 items-center gap-3 text-secondary before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {m.auth_login_or()}
        </p>
      )}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant={only && providers.length === 1 ? 'primary' : 'secondary'}
          isPending={leavingTo === id}
          onClick={() => void leaveTo(id)}
        >
          <span className="truncate">{m.auth_login_provider({ name })}</span>
        </Button>
      ))}
    </>
  )
}
