import { and, eq, gt } from '#db/drizzle.ts'
import type { Caller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { queueMail } from '#mail/outbox.ts'
import { session } from '#sections/auth/schema.ts'
import type { user } from '#sections/users/schema.ts'
import { deviceOf } from './device.ts'
import { notifyOfDevice } from './notices.ts'

/** A device that has not signed in for so long is a new one; sessions are kept as long. */
const FORGOTTEN_AFTER = 30 * 24 * 60 * 60_000

type Account = typeof user.$inferSelect

/** Whether the user has not used this device before the session that is about to start. The first sign-in of all is expected. */
export async function isNewDevice(tx: Database, account: Account, { at, userAgent }: Caller): Promise<boolean> {
  if (account.last_login_at === null) return false
  const since = new Date(at.getTime() - FORGOTTEN_AFTER).toISOString()
  const used = await tx
    .selectDistinct({ userAgent: session.user_agent })
    .from(session)
    .where(and(eq(session.user_id, account.id), gt(session.started_at, since)))
  const device = deviceOf(userAgent)
  return !used.some((one) => deviceOf(one.userAgent) === device)
}

/** Tells the user in the bell and by mail. */
export async function tellOfNewDevice(tx: Database, account: Account, { at, ip, userAgent }: Caller): Promise<void> {
  const device = deviceOf(userAgent)
  await notifyOfDevice(tx, account.id, { at, ip, device })
  await queueMail(tx, {
    kind: 'new-device',
    recipient: account.email,
    at,
    payload: { at: at.toISOString(), ip, device },
  })
}
