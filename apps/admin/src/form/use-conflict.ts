import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { findClashes, type Clash } from './merge-changes.ts'

interface Conflict<Values, Item> {
  current: Item
  changes: Partial<Values>
  clashes: readonly Clash[]
}

/** Changes that clash with what another person saved meanwhile: kept until the user chooses between them. */
export function useConflict<Values extends FieldValues, Item>(payloadOf: (item: Item) => Values) {
  const [conflict, setConflict] = useState<Conflict<Values, Item> | null>(null)
  return {
    clashes: conflict?.clashes,
    /** Whether the changes fit the record as it is now. Where they do not, the user is asked. */
    fits(changes: Partial<Values>, against: Item, current: Item) {
      const clashes = findClashes({ base: payloadOf(against), mine: changes, theirs: payloadOf(current) })
      if (clashes.length > 0) setConflict({ current, changes, clashes })
      return clashes.length === 0
    },
    /** The changes with the values that the user chose, and the record that they go over. */
    resolve(chosen: Readonly<Record<string, unknown>>) {
      setConflict(null)
      return conflict && { changes: { ...conflict.changes, ...chosen }, current: conflict.current }
    },
    cancel: () => setConflict(null),
  }
}
