import { client, storage } from '#data/client.ts'
import { forgetDrafts } from '#data/drafts.ts'
import { isPreview } from '#data/preview/is-preview.ts'
import { leavePreview } from '#data/preview/preview.ts'
import { forgetSavedQueries } from '#data/saved-query.ts'
import { forgetKeptPages } from '#data/visited/kept-pages.ts'
import { visitedKey } from '#data/visited/visited-key.ts'

/** Clears this tab's drafts and searches before other tabs receive the event: each of them keeps its own unsaved changes. */
export function signOut() {
  if (isPreview()) {
    void leavePreview()
    return
  }
  forgetDrafts()
  forgetSavedQueries()
  storage.remove(visitedKey())
  forgetKeptPages()
  void client.signOut()
}
