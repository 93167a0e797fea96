import { Button } from '@admin-panel/ui/button'
import { isApiError } from '@admin-panel/sdk'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { afterRefusal } from './after-refusal.tsx'
import { AuthCard } from './auth-card.tsx'
import { takeSecret } from './provider-secret.ts'

// An answer counts once, and a page may be mounted twice.
let last: { answer: string; result: Promise<unknown> } | undefined

function finish(answer: string) {
  if (last?.answer !== answer)
    // Without the secret of its start the server refuses the sign-in, and notes that in the log.
    last = { answer, result: client.signIn({ secret: takeSecret() ?? 'unknown', answer }) }
  return last.result
}

interface FromProviderProps {
  answer: string
  setAnswer: (answer: string) => void
  setStep: (step: ReactNode) => void
}

/** The provider has sent the browser back: the sign-in goes on with its answer, or says why it is refused. */
export function FromProvider({ answer, setAnswer, setStep }: FromProviderProps) {
  const [error, setError] = useState<string>()

  // The answer is sent once the page is there; the address keeps nothing of it.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
    finish(answer).catch((refusal: unknown) => {
      try {
        setStep(afterRefusal(refusal, setStep))
        setAnswer('')
      } catch {
        setError(isApiError(refusal) ? refusal.message : m.error_generic())
      }
    })
  }, [answer, setAnswer, setStep])

  return (
    <AuthCard
      title={error ? m.auth_provider_refused() : m.auth_login_title()}
      lead={error ? undefined : m.auth_provider_waiting()}
      error={error}
    >
      <Button isPending={!error} onClick={() => setAnswer('')}>
        {m.auth_back_to_login()}
      </Button>
    </AuthCard>
  )
}
