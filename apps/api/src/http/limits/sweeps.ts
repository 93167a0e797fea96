import { sweepIdempotencyKeys } from '#http/idempotency.ts'
import { sweepRequestCounts } from './request-limit.ts'
import { sweepAssets } from '#http/shared-assets.ts'

/** Expired rows of the HTTP layer, which belong to no section. */
export const wireSweeps = {
  sweepIdempotencyKeys,
  sweepRequestCounts: { run: sweepRequestCounts },
  sweepAssets: { run: sweepAssets },
}
