import type { Kind } from '#records/resources.ts'

export type NameOf = (kind: Kind, id: number) => string
export type Word = (value: unknown, name: NameOf) => string | null

/** A recorded field has the type that the contract declares for it; `structures.ts` pairs each field with its words. */
export function asWord(word: (value: never, name: NameOf) => string | null): Word {
  return word as Word
}
