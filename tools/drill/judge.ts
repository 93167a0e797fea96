import type { Fault } from './faults/fault.ts'
import { BROKEN, SILENT } from './load/client.ts'
import type { Write } from './load/load.ts'
import type { Stand } from './stand/stand.ts'

/** A fault, and what was measured while it lasted. */
export interface Trial {
  readonly fault: Fault
  readonly from: number
  readonly to: number
  /** When the fault began, or was over if it lasted. */
  readonly since: number
  readonly isAuditSound: boolean
  /** Parts that did not recover by themselves, in words. */
  readonly byHand: readonly string[]
}

export interface Verdict {
  readonly name: string
  readonly title: string
  /** Answers other than success, by their status. */
  readonly errors: Readonly<Record<string, number>>
  readonly recovery: number
  readonly longestStall: number
  readonly acknowledged: number
  readonly lost: Counts
  readonly doubled: Counts
  /** Writes with a final answer other than success, by its status. */
  readonly refused: Readonly<Record<string, number>>
  readonly resets: number
  /** Deliveries that came again, with the same id. */
  readonly again: number
  readonly isAuditSound: boolean
  readonly byHand: readonly string[]
  readonly failovers: number
  /** For so many seconds there may be no write. */
  readonly stallWithin: number
}

/** A dead primary is replaced after the ttl of `deploy/postgresql/patroni.yml`, and clients come back within five more. */
export const STALL_WITHIN = 25

interface Counts {
  readonly writes: number
  readonly events: number
  readonly mails: number
  readonly webhooks: number
}

interface Evidence extends Pick<Stand, 'ask'> {
  readonly mailbox: Pick<Stand['mailbox'], 'mails'>
  readonly receiver: Pick<Stand['receiver'], 'messages'>
  readonly load: Pick<Stand['load'], 'writes' | 'attempts' | 'streams'>
}

const NAMES: Readonly<Record<number, string>> = { [BROKEN]: 'reset', [SILENT]: 'silent' }

/** Compares the answers with the database, each stream, the mailbox and the receiver. */
export async function judge(stand: Evidence, trial: Trial): Promise<Verdict> {
  const { load, mailbox, receiver, ask } = stand
  const { fault, from, to, since } = trial
  const isWithin = (at: number) => at >= from && at <= to
  const attempts = load.attempts.filter(({ at }) => isWithin(at))
  const writes = load.writes.filter(({ startedAt }) => isWithin(startedAt))
  const acknowledged = writes.filter((write): write is Write & { id: number } => write.id !== undefined)
  const rows = await countsOf(ask, writes)

  const failed = attempts.filter(({ status }) => status >= 300 || status < 200)

  const events = { lost: 0, doubled: 0 }
  for (const { heard, resets, wholes } of load.streams)
    for (const { entity, id, startedAt } of acknowledged) {
      const times = heard.get(`${entity} ${id}`) ?? 0
      const isCovered =
        resets.some((at) => at > startedAt) || wholes.some((whole) => whole.entity === entity && whole.at > startedAt)
      if (times === 0 && !isCovered) events.lost++
      if (times > 1) events.doubled++
    }
  const invited = acknowledged.filter(({ entity }) => entity === 'user').map(({ name }) => mailbox.mails.get(name) ?? 0)
  const messages = acknowledged.map(({ entity, id }) => receiver.messages.get(`${entity} ${id} created`))

  return {
    name: fault.name,
    title: fault.title,
    errors: tallyOf(failed.map(({ status }) => status)),
    recovery: Math.max(0, ...failed.map(({ at }) => at - since)) / 1000,
    longestStall: longestStall(trial, attempts),
    acknowledged: acknowledged.length,
    lost: {
      writes: acknowledged.filter((write) => (rows.get(write.name) ?? 0) === 0).length,
      events: events.lost,
      mails: invited.filter((times) => times === 0).length,
      webhooks: messages.filter((ids) => ids === undefined).length,
    },
    doubled: {
      writes: writes.filter(({ name }) => (rows.get(name) ?? 0) > 1).length,
      events: events.doubled,
      mails: invited.filter((times) => times > 1).length,
      webhooks: messages.filter((ids) => (ids?.size ?? 0) > 1).length,
    },
    refused: tallyOf(writes.flatMap(({ refused }) => refused ?? [])),
    resets: Math.max(0, ...load.streams.map(({ resets }) => resets.filter(isWithin).length)),
    again: messages.flatMap((ids) => [...(ids?.values() ?? [])]).filter((times) => times > 1).length,
    isAuditSound: trial.isAuditSound,
    byHand: trial.byHand,
    failovers: fault.failovers ?? 0,
    stallWithin: fault.stallWithin ?? STALL_WITHIN,
  }
}

function tallyOf(statuses: readonly number[]): Record<string, number> {
  const tally: Record<string, number> = {}
  for (const status of statuses) {
    const name = NAMES[status] ?? String(status)
    tally[name] = (tally[name] ?? 0) + 1
  }
  return tally
}

/** How many records of each name there are that the log has as created exactly once. */
async function countsOf(ask: Stand['ask'], writes: readonly Write[]) {
  const rows = await ask<{ name: string; times: number }>(
    `with record as (
       select 'brand' as entity, id, name from brand union all select 'user', id, email from "user"
     )
     select name, greatest(count(*), sum((
       select count(*) from audit_log log
       where log.entity = record.entity and log.entity_id = record.id and event = 'created')))::int as times
     from record where name = any($1) group by name
     having sum((select count(*) from audit_log log
       where log.entity = record.entity and log.entity_id = record.id and event = 'created')) > 0`,
    [writes.map(({ name }) => name)],
  )
  return new Map(rows.map(({ name, times }) => [name, times]))
}

/** The longest time without an acknowledged write, in seconds. */
function longestStall({ from, to }: Trial, attempts: Stand['load']['attempts']): number {
  const times = attempts.filter(({ status, isWrite }) => isWrite && status === 201).map(({ at }) => at)
  const ordered = [from, ...times.toSorted((one, other) => one - other), ...(times.length > 0 ? [] : [to])]
  return Math.max(0, ...ordered.slice(1).map((at, index) => at - (ordered[index] ?? at))) / 1000
}
