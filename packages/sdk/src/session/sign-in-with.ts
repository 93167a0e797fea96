import type { Client, SignIn } from '#client.ts'
import { isApiError, type ApiError, type ValidationError } from '#errors/api-error.ts'
import type { Params, Profile, Schemas } from '#operations.ts'

/** A sign-in that goes on with a second step. */
export interface SecondStep {
  /** How the user can prove who they are: `totp` is a code of the application, or a recovery code. */
  readonly ways: readonly Schemas['ProofWay'][]
  /** Why the last proof was refused; undefined at first. */
  readonly error: ApiError | undefined
}

/** What proves the second step: a code, a recovery code, or the credential of a passkey. */
export type SecondProof = Omit<Params<'auth.secondStep'>, 'challenge'>

/** What a page asks its user in the middle of a sign-in. */
export interface SignInSteps {
  /** Asks for the second step, again after a wrong proof; the sign-in rejects with what it rejects with. */
  readonly onSecondStep: (step: SecondStep) => Promise<SecondProof>
  /**
   * Sets up the second step that a role requires, by the operations of `enrolment`; resolves with the token of their last answer, once
   * the user has seen the recovery codes.
   * @default none, so that the sign-in rejects with the code `factor_required`
   */
  readonly onEnrolment?: (enrolment: Params<'enrolment.beginTotp'>) => Promise<Schemas['TokenResponse']>
}

/**
 * A sign-in that goes through all its steps, whatever it begins with: a password, a passkey, or the answer of a provider.
 * @example
 * const signIn = signInWith(client, { onSecondStep: async () => ({ code: await askCode() }) })
 * const user = await signIn({ email, password })
 */
export function signInWith(client: Client, steps: SignInSteps): (credentials: SignIn) => Promise<Profile> {
  async function finish(refusal: unknown): Promise<Profile> {
    if (!isApiError(refusal, 'validation') || refusal.challenge === undefined) throw refusal
    const { challenge, ways = ['totp'], code } = refusal
    if (code === 'factor_required') {
      if (!steps.onEnrolment) throw refusal
      return client.signIn(await steps.onEnrolment({ challenge }))
    }
    return prove(challenge, { ways, error: undefined })
  }

  async function prove(challenge: string, step: SecondStep): Promise<Profile> {
    const proof = await steps.onSecondStep(step)
    try {
      return await client.signIn({ challenge, ...proof })
    } catch (error) {
      if (!isWrongProof(error)) throw error
      return prove(challenge, { ...step, error })
    }
  }

  return async (credentials) => {
    try {
      return await client.signIn(credentials).catch(finish)
    } catch (error) {
      // A session without a user is useless: the sign-in has failed as a whole.
      if (client.session.getSnapshot().status === 'loading') void client.signOut()
      throw error
    }
  }
}

/** The time for the second step has not run out. */
const isWrongProof = (error: unknown): error is ValidationError =>
  isApiError(error, 'validation') && !error.details?.['challenge']
