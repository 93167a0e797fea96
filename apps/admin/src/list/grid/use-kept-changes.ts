import type { GridChanges } from '@admin-panel/ui/editable-grid'
import { useEffect, useState } from 'react'
import { client } from '#data/client.ts'
import { draftOf } from '#data/drafts.ts'

interface Kept<Row> {
  changes: [string, Partial<Row>][]
  added: readonly string[]
}

/** What is typed into a sheet and not saved yet: it outlives a reload and an ended session, under this name. */
export function useKeptChanges<Row extends object>(name: string) {
  const [draft] = useState(() => draftOf<Kept<Row>>(name))
  const [restored] = useState(() => draft.read()?.values)
  const [changes, setChanges] = useState<GridChanges<Row>>(() => new Map(restored?.changes))
  const [added, setAdded] = useState<readonly string[]>(() => restored?.added ?? [])

  // The draft is kept outside of React: it is what is left when the page is not.
  useEffect(() => {
    const keep = () => {
      if (changes.size > 0) draft.write({ changes: [...changes], added }, null)
      else draft.drop()
    }
    keep()
    // «Выйти» in another tab has cleared every draft, but whoever pressed it did not see what is typed in this one.
    return client.on((event) => {
      if (event.type === 'signed-out' && event.reason === 'other-tab') keep()
    })
  }, [draft, changes, added])

  return { changes, setChanges, added, setAdded }
}
