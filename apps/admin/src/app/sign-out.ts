import { client, storage } from '#shared/client.ts'
import { forgetDrafts } from '#shared/drafts.ts'
import { forgetSavedQueries } from '#shared/saved-query.ts'
import { visitedKey } from '#shared/visited-key.ts'

/** Clears what was typed and searched for here, before other tabs hear of it: each of them keeps what is typed in it. */
export function signOut() {
  forgetDrafts()
  forgetSavedQueries()
  storage.remove(visitedKey())
  void client.signOut()
}
