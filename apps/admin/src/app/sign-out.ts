import { client, storage } from '#shared/client.ts'
import { forgetDrafts } from '#shared/drafts.ts'
import { visitedKey } from '#shared/visited-key.ts'

/** Clears what is typed here, before other tabs hear of it: each of them keeps what is typed in it. */
export function signOut() {
  forgetDrafts()
  storage.remove(visitedKey())
  void client.signOut()
}
