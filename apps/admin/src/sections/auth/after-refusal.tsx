import { isApiError } from '@admin-panel/sdk'
import type { ReactNode } from 'react'
import { endUnfinishedSession } from './passkey-sign-in.tsx'
import { SecondStep } from './second-step.tsx'

/** What a refused sign-in goes on with: the second step, or the error. */
export function afterRefusal(error: unknown, setStep: (step: ReactNode) => void): ReactNode {
  endUnfinishedSession()
  if (!isApiError(error, 'validation') || error.challenge === undefined) throw error
  return <SecondStep challenge={error.challenge} ways={error.ways ?? ['totp']} onBack={() => setStep(undefined)} />
}
