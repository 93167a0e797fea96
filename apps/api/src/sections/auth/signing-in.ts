import type { Caller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { Refusal } from '#errors.ts'
import type { user } from '#sections/users/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { countAttempts } from './rate-limits.ts'
import { isNewDevice, tellOfNewDevice } from './sign-in/new-device.ts'
import { noteSignIn } from './queries.ts'
import { signInChallenge } from './schema.ts'
import { hashOf, newToken } from './token.ts'
import { endSession, findSession, type Origin, startSession, type Token } from './sessions.ts'
import { hasFactor } from './second-factor/factors.ts'
import { requiresFactor } from './second-factor/requirement.ts'
import { type Proof, waysOf } from './second-factor/proof.ts'

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
  /** When they proved it; now by default, null where the provider does not say. */
  provedAt?: Date | null
  passwordHash?: string | undefined
  /** The provider through which they have done so. */
  origin?: Origin
  comment?: string
}

/** Starts the session of a locked account that has proven who it is; the session of a former sign-in here ends. */
export async function completeSignIn(
  tx: Database,
  account: typeof user.$inferSelect,
  { caller, token, provedBy, provedAt = caller.at, passwordHash, origin, comment }: Proven,
): Promise<{ token: Token }> {
  const previous = token && (await findSession(tx, token, caller.at))
  if (previous) await endSession(tx, previous.id, caller.at)
  if (await isNewDevice(tx, account, caller)) {
    // Limits the letters of a program that sends a new User-Agent each time.
    const wait = await countAttempts(tx, [{ key: `new-device:${account.id}`, limit: 5, window: HOUR }], caller.at)
    if (wait === 0) await tellOfNewDevice(tx, account, caller)
  }
  await noteSignIn(tx, account.id, caller.at, passwordHash)
  const label = personLabel(account)
  await audit(
    tx,
    { ...caller, userId: account.id, userName: label },
    { event: 'signed_in', entity: 'user', entity_id: account.id, entity_label: label, comment: comment ?? null },
  )
  return { token: await startSession(tx, account.id, caller, { by: provedBy, at: provedAt }, origin) }
}

const CODE_LIFE = 5 * 60_000
/** Long enough to install an application. */
const ENROLMENT_LIFE = 15 * 60_000

/** The next step after a right first one: a code, the setup of a required second step, or none. */
export async function nextStep(db: Database, userId: number, at: Date, origin?: Origin): Promise<Refusal | undefined> {
  const enrols = !(await hasFactor(db, userId))
  if (enrols && !(await requiresFactor(db, userId, at))) return undefined
  const challenge = newToken()
  const expires_at = new Date(at.getTime() + (enrols ? ENROLMENT_LIFE : CODE_LIFE)).toISOString()
  await db.insert(signInChallenge).values({ hash: hashOf(challenge), user_id: userId, expires_at, enrols, ...origin })
  return enrols
    ? new Refusal('invalid', 'Вашей роли нужен второй шаг входа: настройте его', { code: 'factor_required', challenge })
    : new Refusal('invalid', 'Подтвердите вход: ключом или кодом', {
        code: 'second_factor',
        challenge,
        ways: await waysOf(db, userId),
      })
}
