import { isApiError } from './errors.ts'
import type { Events } from './events.ts'
import type { User } from './operations.ts'
import type { SessionState } from './session.ts'

interface UserLoaderOptions {
  readonly session: SessionState
  readonly events: Events
  readonly load: () => Promise<User>
}

/** Loads the current user once for everybody who asks, and drops an answer that belongs to a session gone by. */
export function createUserLoader({ session, events, load }: UserLoaderOptions) {
  let loading: { epoch: number; user: Promise<User> } | undefined
  // The session found in storage at the start is not a sign-in.
  let announced = session.epoch()

  async function run(epoch: number): Promise<User> {
    try {
      const user = await load()
      if (epoch !== session.epoch()) return await begin()
      session.setUser(user)
      if (announced !== epoch) {
        announced = epoch
        events.emit({ type: 'signed-in', user })
      }
      return user
    } catch (error) {
      if (epoch === loading?.epoch && isApiError(error) && error.kind !== 'aborted')
        events.emit({ type: 'user-failed', error, message: error.message })
      throw error
    } finally {
      if (loading?.epoch === epoch) loading = undefined
    }
  }

  function begin(): Promise<User> {
    const epoch = session.epoch()
    if (loading?.epoch !== epoch) loading = { epoch, user: run(epoch) }
    return loading.user
  }

  return { load: begin }
}
