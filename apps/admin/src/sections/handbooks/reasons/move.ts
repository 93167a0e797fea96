export type Move = 'up' | 'down' | 'first' | 'last'

/** The ids with one of them moved; the same array where it cannot go further. */
export function moved(ids: readonly number[], id: number, move: Move): readonly number[] {
  const from = ids.indexOf(id)
  const last = ids.length - 1
  const to = { up: Math.max(from - 1, 0), down: Math.min(from + 1, last), first: 0, last }[move]
  return to === from ? ids : ids.toSpliced(from, 1).toSpliced(to, 0, id)
}
