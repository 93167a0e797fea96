import type { Database } from '#db/database.ts'
import { expireLeases } from '#records/lease.ts'
import { moderation } from './schema.ts'

export function expireModeration(db: Database, at: Date): Promise<void> {
  return expireLeases(db, at, 'moderation', moderation)
}
