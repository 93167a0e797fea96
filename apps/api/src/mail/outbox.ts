import { eq, integer, jsonb, lte, pgTable, type SQL, sql, text } from '#db/drizzle.ts'
import { id, instant } from '#db/columns.ts'
import { after, freeRows, whileRenewed } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { loggable } from '#text/loggable.ts'
import type { Letter, Transport } from './transport.ts'

/** The queue of mails. Links with secrets are generated when a mail is sent, so that no secret is stored. */
export const mailOutbox = pgTable('mail_outbox', {
  id: id(),
  kind: text().notNull(),
  recipient: text().notNull(),
  /** The input of the composer besides the recipient; never a secret. */
  payload: jsonb(),
  queued_at: instant().notNull(),
  next_attempt_at: instant().notNull(),
  attempts: integer().notNull().default(0),
  last_error: text(),
})

/** Composes a mail of its kind, or returns undefined if there is no recipient any more. */
export type Composer = (
  db: Database,
  to: { recipient: string; payload: unknown; at: Date; env: Env },
) => Promise<Letter | undefined>
export type Composers = Record<string, Composer>

const LEASE_MS = 5 * 60_000
const PROLONG_EVERY = 60_000
const RETRY_PERIOD_MS = 24 * 60 * 60_000
const AT_ONCE = 20

export async function queueMail(
  tx: Database,
  { kind, recipient, at, payload }: { kind: string; recipient: string; at: Date; payload?: object },
): Promise<void> {
  await tx
    .insert(mailOutbox)
    .values({ kind, recipient, payload, queued_at: at.toISOString(), next_attempt_at: at.toISOString() })
}

/** Mails that wait, and since when the oldest does. */
export function backlogOfMails(): SQL {
  return sql`
    select (select count(*) from (select from mail_outbox limit 10000) as waiting)::int as waiting,
      (select queued_at from mail_outbox order by id limit 1) as since`
}

interface Sending {
  composers: Composers
  transport: Transport
  env: Env
  now: () => Date
  /** Whether the process ends, so that no further mail begins. */
  isStopping?: () => boolean
}

/**
 * Sends the mails that are due; a failed one is retried later, by this process or another. Each is claimed when its turn
 * comes, and its claim is prolonged while the mail server takes its time, so that no other process sends it as well. The
 * failures are thrown at the end.
 */
export async function sendDue(
  db: Database,
  { composers, transport, env, now, isStopping = () => false }: Sending,
): Promise<void> {
  const errors: unknown[] = []
  await forgetSent(db)
  for (let count = 0; count < AT_ONCE && !isStopping(); count++) {
    const mail = await claim(db, now())
    if (!mail) break
    try {
      const composer = composers[mail.kind]
      if (!composer) throw new Error(`No composer for mails of kind ${mail.kind}`)
      const letter = await db.transaction((tx) =>
        composer(tx, { recipient: mail.recipient, payload: mail.payload, at: now(), env }),
      )
      if (letter)
        await whileRenewed(
          PROLONG_EVERY,
          () => prolong(db, mail.id, now()),
          () => transport({ ...letter, to: mail.recipient, id: mail.id }),
        )
    } catch (error) {
      errors.push(error)
      await postpone(db, mail, now(), error)
      continue
    }
    sentBy(db).add(mail.id)
    await forgetSent(db)
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} mails were not sent`, { cause: errors[0] })
}

/** Mails that were sent while the database did not answer; their claims keep them from other processes. */
const sentOf = new WeakMap<Database, Set<number>>()

function sentBy(db: Database): Set<number> {
  const sent = sentOf.get(db) ?? new Set()
  sentOf.set(db, sent)
  return sent
}

/** Takes them out of the queue; what fails is tried again with the next turn, and is not sent again meanwhile. */
async function forgetSent(db: Database): Promise<void> {
  for (const id of sentBy(db)) {
    await db.delete(mailOutbox).where(eq(mailOutbox.id, id))
    sentBy(db).delete(id)
  }
}

async function claim(db: Database, at: Date) {
  const [mail] = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, next_attempt_at: after(at, LEASE_MS) })
    .where(freeRows(mailOutbox, lte(mailOutbox.next_attempt_at, at.toISOString()), 1))
    .returning()
  return mail
}

/** A claim that cannot be prolonged now is prolonged by the next turn, long before it ends. */
function prolong(db: Database, id: number, at: Date): Promise<unknown> {
  const until = { next_attempt_at: after(at, LEASE_MS) }
  return Promise.resolve(db.update(mailOutbox).set(until).where(eq(mailOutbox.id, id))).catch(() => undefined)
}

async function postpone(db: Database, mail: typeof mailOutbox.$inferSelect, at: Date, error: unknown) {
  if (at.getTime() - Date.parse(mail.queued_at) > RETRY_PERIOD_MS) {
    await db.delete(mailOutbox).where(eq(mailOutbox.id, mail.id))
    return
  }
  await db
    .update(mailOutbox)
    .set({
      next_attempt_at: after(at, 2 ** Math.min(mail.attempts, 6) * 15_000),
      last_error: loggable(String(error)).slice(0, 500),
    })
    .where(eq(mailOutbox.id, mail.id))
}
