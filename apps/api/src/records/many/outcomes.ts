import { Refusal, Stale } from '#errors.ts'
import { text } from '#text/language/language.ts'

/** A record in the version that the caller saw. */
export interface Item {
  id: number
  version: number
}

/** A record in the version that the caller saw, or in any. */
export type Asked = Pick<Item, 'id'> & Partial<Item>

export interface BulkResult {
  processed: number
  skipped: { id: number; message: string }[]
  changed: Item[]
}

/** The outcome of the records: those that have the wanted values, and those that a rule refuses. */
export interface ManyResult {
  changed: Item[]
  refused: { id: number; refusal: Refusal }[]
}

/** The reply of a bulk call; a dry run has changed nothing. */
export function bulkResultOf({ changed, refused }: ManyResult, { dry_run = false }: { dry_run?: boolean }): BulkResult {
  return {
    processed: changed.length,
    skipped: refused.map(({ id, refusal }) => skippedFor(id, refusal)),
    changed: dry_run ? [] : changed,
  }
}

/** Each record once, in the order of the ids: two calls that lock in this order wait for each other. */
export function inOrder<One extends Asked>(items: readonly One[]): One[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].toSorted((a, b) => a.id - b.id)
}

/** Tells why a record was skipped; an error that is no refusal is thrown again. */
export function skippedFor(id: number, error: unknown): BulkResult['skipped'][number] {
  if (!(error instanceof Refusal)) throw error
  return { id, message: sentenceOf(error) }
}

/** The reason for a skipped record: who has changed it meanwhile, or the message of the field. */
export function sentenceOf(refusal: Refusal): string {
  if (refusal instanceof Stale) return refusal.sentence ?? text('Запись изменилась с тех пор, как её выбрали')
  return text(Object.values(refusal.details ?? {}).flat()[0] ?? refusal.message)
}
