import { isApiError } from '#errors/api-error.ts'
import type { Events } from '#events/events.ts'
import type { Profile } from '#operations.ts'
import type { SessionState } from './session.ts'

/** Loads the current user, one request for parallel callers, and drops an answer that belongs to an earlier session. */
export function createUserLoader(
  session: SessionState,
  events: Events,
  load: () => Promise<Profile>,
): () => Promise<Profile> {
  let loading: Promise<Profile> | undefined
  let loadingEpoch: number | undefined

  async function run(epoch: number): Promise<Profile> {
    try {
      const user = await load()
      // Most back ends have all parts, and need no table of them.
      const lacking = user.parts && (await import('./lacking.ts')).lackingBeside(user.parts)
      if (epoch === session.epoch()) session.setUser(user, lacking)
      return user
    } catch (error) {
      if (epoch === loadingEpoch && isApiError(error) && !error.silent) events.report('user-failed', error)
      throw error
    } finally {
      if (epoch === loadingEpoch) loading = undefined
    }
  }

  return () => {
    const epoch = session.epoch()
    if (loadingEpoch !== epoch) loading = undefined
    loadingEpoch = epoch
    return (loading ??= run(epoch))
  }
}
