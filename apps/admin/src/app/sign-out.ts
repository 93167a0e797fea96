import { client, storage } from '#data/client.ts'
import { forgetDrafts } from '#data/drafts.ts'
import { forgetSavedQueries } from '#data/saved-query.ts'
import { visitedKey } from '#data/visited/visited-key.ts'

/** Clears what was typed and searched for here, before other tabs hear of it: each of them keeps what is typed in it. */
export function signOut() {
  forgetDrafts()
  forgetSavedQueries()
  storage.remove(visitedKey())
  void client.signOut()
}
