import type { Database } from '#db/database.ts'
import { expireLeases } from '#records/lease.ts'
import { brandModeration } from './schema.ts'

export function expireBrandModeration(db: Database, at: Date): Promise<void> {
  return expireLeases(db, at, 'brand-moderation', brandModeration)
}
