import { type SQL, sql } from '#db/drizzle.ts'
import type { Operation } from '#contract/operations.ts'
import type { Reader } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { type Replica, replicasOf } from '#db/replica.ts'

const SESSIONS_AT_MOST = 10_000

/** The database of a call outside a transaction, and the record of the writes that its user must see. */
interface Reads {
  /** With a count, the replica must also have all that the primary counts by it now; what is counted never becomes less. */
  databaseOf(operation: Operation, reader: Reader | undefined, counted?: SQL): Promise<Database>
  /** Follows the commit of the write: in its transaction, the writes of one user would wait for each other here. */
  noteWrite(reader: Reader | undefined): Promise<void>
}

/**
 * Sends lists, searches, exports and the overview to a replica that has replayed the reader's own writes. Everything else
 * reads from the primary: sessions, rights, and single records, whose versions a change is compared with.
 */
export function createReads(primary: Database): Reads {
  const { all } = replicasOf(primary)
  if (all.length === 0) return { databaseOf: async () => primary, noteWrite: async () => undefined }
  return {
    async databaseOf(operation, reader, counted) {
      if (!reader || !mayLag(operation)) return primary
      const used = all.filter(({ isUsed }) => isUsed)
      const least = counted && used.length > 0 ? await countOf(primary, counted) : 0
      // Each reader keeps to one replica, so that a page is not followed by an older one.
      for (const turn of used.keys()) {
        const replica = used[(reader.userId + turn) % used.length]
        if (!replica || !(await hasReplayed(replica, reader))) continue
        if (!counted || (await hasCounted(replica, counted, least))) return replica.db
      }
      return primary
    },
    async noteWrite(reader) {
      if (!reader) return
      // The position is taken once the row is locked, so it never goes back. The write itself is safe by now, with or without it.
      const position = sql`(pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::int8`
      const noted = primary.execute(sql`
        with quick as materialized (select set_config('synchronous_commit', 'off', true))
        insert into own_write (user_id, number) select ${reader.userId}, ${position} from quick
        on conflict (user_id) do update set number = ${position}`)
      await noted.catch(() => undefined)
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

async function countOf(db: Database, counted: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select (${counted})::int8 as count`)
  return rows[0]?.count ?? 0
}

async function hasCounted({ alone }: Replica, counted: SQL, least: number): Promise<boolean> {
  const count = await quickly(() => countOf(alone, counted)).catch(() => -1)
  return count >= least
}

/** A session is a write too: that of the sign-in, whose traces the new user may look for. */
async function hasReplayed(replica: Replica, { sessionId, lastWrite }: Reader): Promise<boolean> {
  if (replica.position >= lastWrite && (sessionId === null || replica.sessions.has(sessionId))) return true
  const { rows } = await quickly(() =>
    replica.alone.execute<{ position: number | null }>(sql`
      select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::int8 as position
      where ${sessionId}::int8 is null or exists (select from session where id = ${sessionId})`),
  ).catch(() => ({ rows: [] }))
  const position = rows[0]?.position ?? -1
  if (position < lastWrite) return false
  replica.position = position
  if (replica.sessions.size >= SESSIONS_AT_MOST) replica.sessions.clear()
  if (sessionId !== null) replica.sessions.add(sessionId)
  return true
}
