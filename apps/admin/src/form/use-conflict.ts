import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { findClashes, type Clash } from './merge-changes.ts'

interface Conflict<Values, Item> {
  current: Item
  changes: Partial<Values>
  clashes: readonly Clash[]
}

/** Keeps conflicting changes until the user has chosen between them. */
export function useConflict<Values extends FieldValues, Item>(payloadOf: (item: Item) => Values) {
  const [conflict, setConflict] = useState<Conflict<Values, Item> | null>(null)
  return {
    clashes: conflict?.clashes,
    /** Whether the changes merge with the current record. If not, the user is asked. */
    fits(changes: Partial<Values>, against: Item, current: Item) {
      const clashes = findClashes({ base: payloadOf(against), local: changes, remote: payloadOf(current) })
      if (clashes.length > 0) setConflict({ current, changes, clashes })
      return clashes.length === 0
    },
    /** The changes with the chosen values, and the record that they apply to. */
    resolve(chosen: Readonly<Record<string, unknown>>) {
      setConflict(null)
      return conflict && { changes: { ...conflict.changes, ...chosen }, current: conflict.current }
    },
    cancel: () => setConflict(null),
  }
}
