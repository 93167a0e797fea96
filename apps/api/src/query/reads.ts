import { sql } from '#db/drizzle.ts'
import type { Operation } from '#contract/operations.ts'
import type { Reader } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { isLockTimeout } from '#db/failures.ts'
import { type Replica, replicasOf } from '#db/replica.ts'
import { conflict } from '#errors.ts'

const READERS_AT_MOST = 10_000

/** The database of a call outside a transaction, and the record of the writes that its user must see. */
interface Reads {
  databaseOf(operation: Operation, reader: Reader | undefined): Promise<Database>
  /** Must be the last statement of a transaction, because transactions of one user wait for each other here. */
  noteWrite(db: Database, reader: Reader | undefined): Promise<void>
}

/**
 * Sends lists, searches, exports and the overview to a replica that has replayed the reader's own writes. Everything else
 * reads from the primary: sessions, rights, and single records, whose versions a change is compared with.
 */
export function createReads(primary: Database): Reads {
  const { all } = replicasOf(primary)
  if (all.length === 0) return { databaseOf: async () => primary, noteWrite: async () => undefined }
  return {
    async databaseOf(operation, reader) {
      if (!reader || !mayLag(operation)) return primary
      const used = all.filter(({ isUsed }) => isUsed)
      // Each reader keeps to one replica, so that a page is not followed by an older one.
      for (const turn of used.keys()) {
        const replica = used[(reader.userId + turn) % used.length]
        if (replica && (await hasReplayed(replica, reader))) return replica.db
      }
      return primary
    },
    async noteWrite(db, reader) {
      if (!reader) return
      try {
        await db.execute(sql`
          insert into own_write (user_id, number) values (${reader.userId}, 1)
          on conflict (user_id) do update set number = own_write.number + 1`)
      } catch (error) {
        if (!isLockTimeout(error)) throw error
        throw conflict('Ваше предыдущее действие ещё не закончено, поэтому это не сохранено. Повторите попытку', error)
      }
    },
  }
}

/** An export records itself in the log, beside its reads. */
export function isReadOnly({ method, path }: Operation): boolean {
  return method === 'GET' && !path.endsWith('/export')
}

function mayLag({ id, method, path, query: { properties = {} } }: Operation): boolean {
  if (method !== 'GET') return false
  return 'per_page' in properties || 'q' in properties || path.endsWith('/export') || id.startsWith('overview.')
}

/** A session is a write too: that of the sign-in, whose traces the new user may look for. */
async function hasReplayed(replica: Replica, { userId, sessionId, lastWrite }: Reader): Promise<boolean> {
  const key = `${userId}:${sessionId}`
  const replayed = replica.replayed.get(key)
  if (replayed !== undefined && replayed >= lastWrite) return true
  const { rows } = await quickly(() =>
    replica.alone.execute(sql`
      select where (${lastWrite}::int8 = 0 or exists (select from own_write where user_id = ${userId} and number >= ${lastWrite}))
        and (${sessionId}::int8 is null or exists (select from session where id = ${sessionId}))`),
  ).catch(() => ({ rows: [] }))
  if (rows.length === 0) return false
  if (replica.replayed.size >= READERS_AT_MOST) replica.replayed.clear()
  replica.replayed.set(key, lastWrite)
  return true
}
