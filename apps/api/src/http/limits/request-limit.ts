import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { removeOldest, ROWS_AT_ONCE } from '#db/time/expired.ts'

const MINUTE = 60_000
/** A lease takes this part of what is left, so that no instance holds much that another one needs. */
const SHARE = 16

interface Lease {
  /** The limit that it was taken for: another one makes it void. */
  limit: number
  /** The requests that this instance may still allow. */
  remaining: number
  isSpent: boolean
  pending: Promise<void> | undefined
}

/** Counts a request of `who` and returns the seconds to wait, 0 if it may proceed. */
export type RequestLimit = (who: string, limit: number, now: number) => Promise<number>

/**
 * Limits the requests in a minute over all instances. Each leases a share of what is left from a common row, so that most
 * requests need no statement. While the row cannot be written, as on a full disk, each instance counts for itself.
 */
export function createRequestLimit(db: Database): RequestLimit {
  const leases = new Map<string, Lease>()
  let minute = 0

  async function renew(lease: Lease, who: string, limit: number) {
    const unused = lease.limit === limit ? 0 : lease.remaining
    lease.remaining -= unused
    lease.limit = limit
    // A changed limit may have room again, so calls wait for the answer.
    lease.isSpent = false
    const granted = await quickly(() => take(db, { who, limit, minute, unused })).catch(() => limit)
    lease.remaining += granted
    lease.isSpent = granted === 0
    lease.pending = undefined
  }

  return async (who, limit, now) => {
    const current = Math.floor(now / MINUTE)
    if (current !== minute) {
      minute = current
      leases.clear()
    }
    const lease = leases.get(who) ?? { limit, remaining: 0, isSpent: false, pending: undefined }
    leases.set(who, lease)
    while (lease.limit !== limit || (lease.remaining === 0 && !lease.isSpent))
      await (lease.pending ??= renew(lease, who, limit))
    if (lease.remaining === 0) return ((current + 1) * MINUTE - now) / 1000
    lease.remaining--
    return 0
  }
}

interface Share {
  who: string
  limit: number
  minute: number
  /** The requests of an earlier lease that go back. */
  unused: number
}

/**
 * The clock of another instance may be ahead by seconds: then its minute counts. A minute further ahead is of a wrong clock,
 * and counts no more.
 */
async function take(db: Database, { who, limit, minute, unused }: Share) {
  const first = Math.ceil(limit / SHARE)
  const { rows } = await db.execute<{ granted: number }>(sql`
    insert into request_count as counted (who, minute, taken, granted) values (${who}, ${minute}, ${first}, ${first})
    on conflict (who) do update set (minute, taken, granted) = (
      select before.minute, before.taken + share.granted, share.granted
      from (select case when counted.minute between excluded.minute and excluded.minute + 1 then counted.minute else excluded.minute end,
          case when counted.minute between excluded.minute and excluded.minute + 1 then counted.taken - ${unused}::int4 else 0 end) before (minute, taken),
        lateral (select greatest(ceil((${limit}::int4 - before.taken) / ${SHARE}::numeric), 0)::int4) share (granted))
    returning granted`)
  return rows[0]?.granted ?? 0
}

/** Forgets callers without a request for an hour, such as an ended preview. */
export async function sweepRequestCounts(db: Database, at: Date): Promise<boolean> {
  const where = sql`minute < ${Math.floor(at.getTime() / MINUTE) - 60}`
  return (await removeOldest(db, sql`request_count`, { where, by: sql`minute` })) === ROWS_AT_ONCE
}
