import { isApiError } from '@admin-panel/sdk'
import type { ReactNode } from 'react'
import { client } from '#data/client.ts'
import { SecondStep } from './second-step.tsx'

/** What a refused sign-in goes on with: the second step, or the error. */
export function afterRefusal(error: unknown, setStep: (step: ReactNode) => void): ReactNode {
  // A session without a user is useless: the sign-in has failed as a whole.
  if (client.session.getSnapshot().status === 'loading') void client.signOut()
  if (!isApiError(error, 'validation') || error.challenge === undefined) throw error
  return <SecondStep challenge={error.challenge} onBack={() => setStep(undefined)} />
}
