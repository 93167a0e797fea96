import { isApiError } from '@admin-panel/sdk'
import type { ReactNode } from 'react'
import { endUnfinishedSession } from './passkey-sign-in.tsx'
import { SecondStep } from './second-step.tsx'
import { lazyPart } from '#page/lazy-part.tsx'

const Enrolment = lazyPart(async () => (await import('./enrolment.tsx')).Enrolment, { isPage: true })

/** What a refused sign-in goes on with: the second step, setting it up, or the error. */
export function afterRefusal(error: unknown, setStep: (step: ReactNode) => void): ReactNode {
  endUnfinishedSession()
  if (!isApiError(error, 'validation') || error.challenge === undefined) throw error
  const { challenge, ways = ['totp'], code } = error
  const onBack = () => setStep(undefined)
  return code === 'factor_required' ? (
    <Enrolment challenge={challenge} onBack={onBack} />
  ) : (
    <SecondStep challenge={challenge} ways={ways} onBack={onBack} />
  )
}
