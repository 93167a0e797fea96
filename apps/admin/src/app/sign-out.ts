import { client } from '#shared/client.ts'
import { forgetDrafts } from '#shared/drafts.ts'
import { forgetVisited } from '#shared/visited.ts'

/** Clears what is typed here, before other tabs hear of it: each of them keeps what is typed in it. */
export function signOut() {
  forgetDrafts()
  forgetVisited()
  void client.signOut()
}
