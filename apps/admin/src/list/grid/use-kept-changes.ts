import type { GridChanges } from '@admin-panel/ui/editable-grid'
import { useEffect, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { draftOfRows } from '#data/drafts.ts'
import { notify } from '#data/notify/notify.ts'
import { findClashes } from '#form/merge-changes.ts'
import { pick } from '#text/trusted.ts'
import { nothingKept, readGridDraft, type GridDraft } from './grid-draft.ts'

interface KeptChangesOptions<Row> {
  name: string
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** A row as they come, where there is none yet. */
  blank?: Row | undefined
}

/** The unsaved input of a sheet, which survives a reload and an ended session under this name; that of another tab is offered. */
export function useKeptChanges<Row extends object>({ name, rows, rowId, blank }: KeptChangesOptions<Row>) {
  const [draft] = useState(() => draftOfRows<GridDraft<Row>>(name))
  const [restored] = useState(() => readGridDraft(draft.read(), rows[0] ?? blank))
  const [input, setInput] = useState(() => restored ?? nothingKept<Row>())
  const [isRestored, setIsRestored] = useState(restored !== null)
  const [offer, setOffer] = useState(() => {
    const other = restored ? undefined : draft.other()
    const stored = readGridDraft(other, rows[0] ?? blank)
    return other && stored && { at: other.at, stored, forget: other.forget }
  })
  const { changes, bases, added } = input
  const rowsById = new Map(rows.map((row) => [rowId(row), row]))

  // The draft is stored outside React so that it outlives the page.
  useEffect(() => {
    const keep = () => {
      if (changes.size > 0) draft.write({ changes: [...changes], bases: [...bases], added }, null)
      else draft.drop()
    }
    keep()
    // A sign-out in another tab has deleted every draft, but its user did not see this tab's input: save it again.
    return client.on((event) => {
      if (event.type === 'signed-out' && event.reason === 'other-tab') keep()
    })
  }, [draft, changes, bases, added])

  return {
    changes,
    added,
    add: (id: string) => setInput((present) => ({ ...present, added: [id, ...present.added] })),
    onChange: (next: GridChanges<Row>) => {
      const nextBases = [...next].map(([id, change]) => {
        const before: Partial<Row> = pick(rowsById.get(id) ?? {}, Object.keys(change))
        return [id, { ...before, ...bases.get(id) }] as const
      })
      setInput((present) => ({ ...present, changes: next, bases: new Map(nextBases) }))
    },
    /**
     * The cells that another user has changed since, with a message for each: they are saved once the user has seen it,
     * so the next call does not name them again.
     */
    takeOvertaken() {
      const nextBases = new Map(bases)
      const messages = new Map<string, Record<string, string>>()
      for (const [id, change] of changes) {
        const row = rowsById.get(id)
        const base = bases.get(id)
        const clashes = row && base ? findClashes({ base: { ...row, ...base }, local: change, remote: row }) : []
        if (!row || clashes.length === 0) continue
        nextBases.set(id, pick(row, Object.keys(change)))
        messages.set(id, Object.fromEntries(clashes.map(({ field }) => [field, m.grid_overtaken()])))
      }
      if (messages.size > 0) {
        setInput((present) => ({ ...present, bases: nextBases }))
        void notify({ status: 'error', message: m.grid_overtaken_rows({ count: messages.size }) })
      }
      return messages
    },
    /** Forgets the changes of the rows that are saved. */
    forget(isSaved: (id: string) => boolean) {
      const left = ([id]: readonly [string, unknown]) => !isSaved(id)
      setIsRestored(false)
      setInput((present) => ({
        changes: new Map([...present.changes].filter(left)),
        bases: new Map([...present.bases].filter(left)),
        added: present.added.filter((id) => !isSaved(id)),
      }))
    },
    isRestored: isRestored && changes.size > 0,
    /** The unsaved input of another tab, as long as nothing is typed here. */
    offer:
      offer && changes.size === 0
        ? {
            at: offer.at,
            take() {
              offer.forget()
              setOffer(undefined)
              setInput(offer.stored)
              setIsRestored(true)
            },
            forget() {
              offer.forget()
              setOffer(undefined)
            },
          }
        : undefined,
  }
}
