import { isApiError } from './errors.ts'
import type { Events } from './events.ts'
import type { Messages } from './messages.ts'
import type { User } from './operations.ts'
import type { SessionState } from './session.ts'

/** Loads the current user once for everybody who asks, and drops an answer that belongs to a session gone by. */
export function createUserLoader(
  session: SessionState,
  events: Events,
  messages: Messages,
  load: () => Promise<User>,
): () => Promise<User> {
  let loading: { readonly epoch: number; readonly user: Promise<User> } | undefined

  async function run(epoch: number): Promise<User> {
    try {
      const user = await load()
      if (epoch === session.epoch()) session.setUser(user)
      return user
    } catch (error) {
      if (epoch === loading?.epoch && isApiError(error) && error.kind !== 'aborted')
        events.emit({ type: 'user-failed', error, message: messages['user-failed'] })
      throw error
    } finally {
      if (epoch === loading?.epoch) loading = undefined
    }
  }

  return () => {
    const epoch = session.epoch()
    if (loading?.epoch !== epoch) loading = { epoch, user: run(epoch) }
    return loading.user
  }
}
