import type { Schemas } from '@admin-panel/sdk'

export type BulkItem = Schemas['BulkItem']
export type BulkResult = Schemas['BulkResult']
export type Send = (items: BulkItem[]) => Promise<BulkResult>

export interface BatchOutcome extends BulkResult {
  done: number
  total: number
}

// Small enough for visible progress, large enough for speed.
const BATCH = 100

export const noOutcome = (total: number): BatchOutcome => ({ done: 0, total, processed: 0, skipped: [], changed: [] })

/** Sends records in batches one after another; results before a stop or a failure still count. */
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

/** Runs several changes in a row, for a state that is reachable only through another one. */
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
