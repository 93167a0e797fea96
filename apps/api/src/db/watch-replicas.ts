import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '#db/drizzle.ts'
import type { Database } from './database.ts'
import { quickly } from './deadline.ts'
import { type Replica, replicasOf } from './replica.ts'

const CHECK_EVERY = 1000
const POLL_EVERY = 20

interface Watch {
  db: Database
  /** Called when a replica begins or ceases to be used. */
  onChange: (replica: Replica) => void
}

/** Checks the replicas every second; resolves after the first check. */
export async function watchReplicas({ db, onChange }: Watch): Promise<{ stop: () => void }> {
  const { all, lagMs } = replicasOf(db)
  let samples: { at: number; position: number }[] = []
  const reportedUse = new Map<Replica, boolean>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = all.length === 0

  async function check() {
    const at = performance.now()
    // Without the primary no call gets past its session, so the replicas stay as they are.
    const position = await positionOf(db, sql`pg_current_wal_lsn()`).catch(() => undefined)
    if (position === undefined) return
    samples = [...samples.filter((sample) => at - sample.at <= lagMs), { at, position }]
    const oldest = samples[0]?.position ?? position
    await Promise.all(
      all.map(async (replica) => {
        const answer = await replayedBy(replica).then(
          (position) => ({ position }),
          () => undefined,
        )
        const replayed = answer?.position
        // A replica that does not answer keeps its role.
        if (answer) replica.leads = replayed === undefined
        const isUsed = replayed !== undefined && replayed >= oldest
        // It may have been replaced by an older copy.
        if (isUsed && !replica.isUsed) {
          replica.position = -1
          replica.sessions.clear()
        }
        replica.isUsed = isUsed
        replica.lag = replayed === undefined ? undefined : lagOf(replayed, samples, at)
        if (reportedUse.get(replica) !== isUsed) onChange(replica)
        reportedUse.set(replica, isUsed)
      }),
    )
  }

  async function repeat() {
    await check()
    if (!isStopped) timer = setTimeout(() => void repeat(), CHECK_EVERY).unref()
  }

  if (!isStopped) await repeat()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Since when the primary is ahead, as far as it is remembered, in seconds. */
function lagOf(replayed: number, samples: readonly { at: number; position: number }[], at: number): number {
  const ahead = samples.find(({ position }) => position > replayed)
  return ahead ? (at - ahead.at) / 1000 : 0
}

/** Waits until the replicas in use have replayed all that is committed now; one that takes too long goes out of use. */
export async function untilReplayed(db: Database): Promise<void> {
  const used = replicasOf(db).all.filter(({ isUsed }) => isUsed)
  if (used.length === 0) return
  const position = await positionOf(db, sql`pg_current_wal_lsn()`)
  if (position === undefined) return
  const isBehind = async (replica: Replica) => {
    const replayed = await replayedBy(replica).catch(() => undefined)
    return replica.isUsed && replayed !== undefined && replayed < position
  }
  while ((await Promise.all(used.map(isBehind))).includes(true)) await wait(POLL_EVERY)
}

/** Undefined if the server is no replica, for example since it was promoted. */
function replayedBy({ alone }: Replica): Promise<number | undefined> {
  return positionOf(alone, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`)
}

/** A position in the write-ahead log, in bytes: below 2⁵³ for a long time. */
async function positionOf(db: Database, lsn: ReturnType<typeof sql>): Promise<number | undefined> {
  const { rows } = await quickly(() =>
    db.execute<{ position: number | null }>(sql`select (${lsn} - '0/0'::pg_lsn)::int8 as position`),
  )
  return rows[0]?.position ?? undefined
}
