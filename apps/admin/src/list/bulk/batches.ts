import type { Schemas } from '@admin-panel/sdk'

export type BulkItem = Schemas['BulkItem']
export type BulkResult = Schemas['BulkResult']
export type Send = (items: BulkItem[]) => Promise<BulkResult>

export interface BatchOutcome extends BulkResult {
  done: number
  total: number
}

// Small enough for progress that moves, large enough to be quick.
const BATCH = 100

export const noOutcome = (total: number): BatchOutcome => ({ done: 0, total, processed: 0, skipped: [], changed: [] })

/** Sends records in batches, one after another; what came before a stop or a failure stays counted. */
export async function inBatches(
  before: BatchOutcome,
  items: readonly BulkItem[],
  send: Send,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (outcome: BatchOutcome) => void },
): Promise<BatchOutcome> {
  let outcome = before
  for (let start = 0; start < items.length && !signal.aborted; start += BATCH) {
    const batch = items.slice(start, start + BATCH)
    const { processed, skipped, changed } = await send(batch)
    outcome = {
      ...outcome,
      done: outcome.done + batch.length,
      processed: outcome.processed + processed,
      skipped: [...outcome.skipped, ...skipped],
      changed: [...outcome.changed, ...changed],
    }
    onProgress(outcome)
  }
  return outcome
}

/** Several changes in a row, as to a state that can be reached over another only. */
export function inSteps(first: Send, ...others: Send[]): Send {
  return async (items) => {
    let result = await first(items)
    for (const send of others) {
      if (result.changed.length === 0) break
      const next = await send(result.changed)
      result = { ...next, skipped: [...result.skipped, ...next.skipped] }
    }
    return result
  }
}
