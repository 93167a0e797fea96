import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { user } from '#sections/users/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { countAttempts } from './rate-limits.ts'
import { isNewDevice, tellOfNewDevice } from './sign-in/new-device.ts'
import { noteSignIn } from './queries.ts'
import { endSession, findSession, startSession, type Token } from './sessions.ts'
import type { Proof } from './second-factor/proof.ts'

const HOUR = 60 * 60_000

type Preparation = (db: Database, at: Date, email: string) => Promise<void>

const preparations = new Set<Preparation>()

/** Registers what another section does with the account of an address before its sign-in is decided. */
export function beforeSignIn(prepare: Preparation): void {
  preparations.add(prepare)
}

export async function prepareSignIn(...call: Parameters<Preparation>): Promise<void> {
  for (const prepare of preparations) await prepare(...call)
}

interface Proven {
  caller: Caller
  token: string | undefined
  provedBy: Proof
  passwordHash?: string | undefined
}

/** Starts the session of a locked account that has proven who it is; the session of a former sign-in here ends. */
export async function completeSignIn(
  tx: Database,
  account: typeof user.$inferSelect,
  { caller, token, provedBy, passwordHash }: Proven,
): Promise<{ token: Token }> {
  const previous = token && (await findSession(tx, token, caller.at))
  if (previous) await endSession(tx, previous.id, caller.at)
  if (await isNewDevice(tx, account, caller)) {
    // A program that names itself anew each time sends no flood.
    const wait = await countAttempts(tx, [{ key: `new-device:${account.id}`, limit: 5, window: HOUR }], caller.at)
    if (wait === 0) await tellOfNewDevice(tx, account, caller)
  }
  await noteSignIn(tx, account.id, caller.at, passwordHash)
  const label = personLabel(account)
  await audit(
    tx,
    { ...caller, userId: account.id, userName: label },
    { event: 'signed_in', entity: 'user', entity_id: account.id, entity_label: label },
  )
  return { token: await startSession(tx, account.id, caller, provedBy) }
}
