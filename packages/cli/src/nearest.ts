import { UsageError } from './failures.ts'

const LONGEST = 80

/** Throws unless the word is one of the known ones; the error names the nearest of them. */
export function requireKnown(what: string, word: string, known: readonly string[]): void {
  if (known.includes(word)) return
  const [nearest] = known
    .map((one) => ({ one, distance: distanceOf(word.slice(0, LONGEST).toLowerCase(), one.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const isNear = nearest && nearest.distance <= Math.max(2, nearest.one.length / 3)
  throw new UsageError(`No ${what} ${word}.${isNear ? ` Did you mean ${nearest.one}?` : ''}`)
}

/** How many letters differ (Levenshtein). */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let index = 1; index <= other.length; index++) {
      const replaced = (row[index - 1] ?? 0) + (other[index - 1] === one[at] ? 0 : 1)
      next.push(Math.min(replaced, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
