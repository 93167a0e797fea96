import { sweepIdempotencyKeys } from '#http/idempotency.ts'
import { sweepRequestCounts } from './request-limit.ts'
import { sweepAssets } from '#http/shared-assets.ts'

/** What the wire itself keeps for a time, apart from sections. */
export const wireSweeps = {
  sweepIdempotencyKeys,
  sweepRequestCounts: { run: sweepRequestCounts },
  sweepAssets: { run: sweepAssets },
}
