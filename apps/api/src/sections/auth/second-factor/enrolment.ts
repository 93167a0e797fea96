import type { Caller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { and, eq, gt } from '#db/drizzle.ts'
import { Refusal, tooMany } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { inTransaction } from '#query/transaction.ts'
import { completeSignIn, countAttempts, hashOf, lockUser, refundAttempts } from '#sections/auth/public.ts'
import { signInChallenge } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { confirmTotp, offerTotp, readPasskey } from './adding.ts'
import { hasFactor } from './factors.ts'
import { limitsOf } from './prove.ts'
import { optionsToAdd } from './webauthn.ts'

const OVER = 'Время для настройки вышло: войдите ещё раз'

// An attempt counts even if it is refused, and a stored response would contain a secret.
const way = { transaction: false, repeatable: false } as const

export const enrolment = {
  'enrolment.beginTotp': { handle: beginTotp, ...way },
  'enrolment.confirmTotp': { handle: confirm, ...way },
  'enrolment.beginPasskey': { handle: beginPasskey, ...way },
  'enrolment.addPasskey': { handle: addPasskey, ...way },
} satisfies Section<'enrolment'>

async function beginTotp({ body, db, caller, env }: Call<'enrolment.beginTotp'>) {
  return inTransaction(db, async (tx) => offerTotp(tx, (await lock(tx, body.challenge, caller.at)).account, env))
}

async function beginPasskey({ body, db, caller, env }: Call<'enrolment.beginPasskey'>) {
  const { account } = await inTransaction(db, (tx) => lock(tx, body.challenge, caller.at))
  const asked = { purpose: `add:${account.id}`, at: caller.at, env } as const
  return { options: await optionsToAdd(asked, { ...account, label: personLabel(account) }, []) }
}

async function confirm(call: Call<'enrolment.confirmTotp'>) {
  const { body, env } = call
  return finishing(call, 'totp', () =>
    Promise.resolve((tx, owner, account) => confirmTotp(tx, owner, { account, code: body.code, env })),
  )
}

async function addPasskey(call: Call<'enrolment.addPasskey'>) {
  const { body, caller, env } = call
  return finishing(call, 'passkey', (userId) => readPasskey({ ...body, userId, at: caller.at, env }))
}

type Account = Awaited<ReturnType<typeof lock>>['account']
type Add = (
  tx: Database,
  owner: Caller & { userId: number; userName: string },
  account: Account,
) => Promise<{ codes: string[] }>

/** Adds the second step and starts the session, both or neither. */
async function finishing(
  { body, db, caller, token, env }: Call<'enrolment.confirmTotp'> | Call<'enrolment.addPasskey'>,
  provedBy: 'totp' | 'passkey',
  prepare: (userId: number) => Promise<Add>,
) {
  const begun = await find(db, body.challenge, caller.at)
  const limits = limitsOf(begun.user_id, env)
  const wait = await countAttempts(db, limits, caller.at)
  if (wait > 0) throw tooMany(wait)
  const add = await prepare(begun.user_id)
  const result = await inTransaction(db, async (tx) => {
    const { account, origin } = await lock(tx, body.challenge, caller.at)
    const added = await add(tx, { ...caller, userId: account.id, userName: personLabel(account) }, account)
    // A sign-out at the provider may have ended this sign-in meanwhile.
    const claimed = await tx
      .delete(signInChallenge)
      .where(eq(signInChallenge.user_id, account.id))
      .returning({ hash: signInChallenge.hash })
    if (!claimed.some((one) => one.hash.equals(hashOf(body.challenge)))) throw over()
    return { codes: added.codes, ...(await completeSignIn(tx, account, { caller, token, provedBy, origin })) }
  })
  await refundAttempts(db, limits)
  return result
}

async function find(db: Database, challenge: string, at: Date) {
  const [row] = await db
    .select()
    .from(signInChallenge)
    .where(
      and(
        eq(signInChallenge.hash, hashOf(challenge)),
        eq(signInChallenge.enrols, true),
        gt(signInChallenge.expires_at, at.toISOString()),
      ),
    )
  if (!row) throw over()
  return row
}

/** The locked account that signs in. Who has set up a second step meanwhile, in another tab, must use it. */
async function lock(tx: Database, challenge: string, at: Date) {
  const seen = await find(tx, challenge, at)
  const account = await lockUser(tx, seen.user_id)
  const { issuer, provider_session } = await find(tx, challenge, at)
  if (account?.status !== 'active' || (await hasFactor(tx, account.id))) throw over()
  return { account, origin: { issuer, provider_session } }
}

function over(): Refusal {
  return new Refusal('invalid', OVER, { details: { challenge: [OVER] } })
}
