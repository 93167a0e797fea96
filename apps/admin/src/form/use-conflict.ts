import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { findClashes, type Clash } from './merge-changes.ts'

interface Conflict<Values, Item> {
  current: Item
  changes: Partial<Values>
  clashes: readonly Clash[]
  isOwn: boolean
}

interface Versions<Values> {
  /** The values that the changes were made to. */
  base: Values
  local: Partial<Values>
  remote: Values
}

/** Keeps conflicting changes until the user has chosen between them. */
export function useConflict<Values extends FieldValues, Item>() {
  const [conflict, setConflict] = useState<Conflict<Values, Item> | null>(null)
  return {
    clashes: conflict?.clashes,
    isOwn: conflict?.isOwn ?? false,
    /** Whether the changes merge with the current record. If not, the user is asked. */
    fits(versions: Versions<Values>, current: Item, isOwn: boolean) {
      const clashes = findClashes(versions)
      if (clashes.length > 0) setConflict({ current, changes: versions.local, clashes, isOwn })
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
