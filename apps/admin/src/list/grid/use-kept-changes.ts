import type { GridChanges } from '@admin-panel/ui/editable-grid'
import { useEffect, useState } from 'react'
import { client } from '#data/client.ts'
import { draftOf } from '#data/drafts.ts'

interface GridDraft<Row> {
  changes: [string, Partial<Row>][]
  added: readonly string[]
}

/** The unsaved input of a sheet, which survives a reload and an ended session under this name. */
export function useKeptChanges<Row extends object>(name: string) {
  const [draft] = useState(() => draftOf<GridDraft<Row>>(name))
  const [restored] = useState(() => draft.read()?.values)
  const [changes, setChanges] = useState<GridChanges<Row>>(() => new Map(restored?.changes))
  const [added, setAdded] = useState<readonly string[]>(() => restored?.added ?? [])

  // The draft is stored outside React so that it outlives the page.
  useEffect(() => {
    const keep = () => {
      if (changes.size > 0) draft.write({ changes: [...changes], added }, null)
      else draft.drop()
    }
    keep()
    // A sign-out in another tab has deleted every draft, but its user did not see this tab's input: save it again.
    return client.on((event) => {
      if (event.type === 'signed-out' && event.reason === 'other-tab') keep()
    })
  }, [draft, changes, added])

  return { changes, setChanges, added, setAdded }
}
