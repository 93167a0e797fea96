import { isRecord } from '#text/is-record.ts'
import type { Change } from './changes/changes.ts'

/** Both sides of a change have the same type, which the union cannot express. */
export function reversed(change: Change): Change {
  return { ...change, from: change.to, to: change.from } as Change
}

/** The change that a mutation of the tree was called with. */
export function changeOf(variables: unknown): Change {
  if (!isRecord(variables) || !isRecord(variables['change'])) throw new TypeError('The mutation has no change')
  return variables['change'] as unknown as Change
}

/** The type of the tree's library lacks `readonly`, although it does not mutate the array. */
export function asMutable(ids: readonly string[]) {
  return ids as string[]
}
