import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call, Section } from '#contract/handlers.ts'
import type { ProofWay } from '#contract/proofs.ts'
import { invalid, tooMany } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import { countAttempts, findById, refundAttempts, verifyPassword } from '#sections/auth/public.ts'
import { type Account, lockAccount } from './changing.ts'
import { hasFactor } from './factors.ts'
import { readSigned, WRONG_KEY } from './passkey-proof.ts'
import { limitsOf, prove, wayOf } from './prove.ts'
import { personLabel } from '#text/person-label.ts'
import { validation } from '#text/language/say.ts'
import { noteProof } from './proof.ts'

const NEEDS_CODE = 'Пароля мало: подтвердите ключом входа, кодом из приложения или кодом восстановления'

export const stepUp = {
  // An attempt counts even if it is refused.
  'auth.stepUp': { handle: proveAgain, transaction: false, repeatable: false },
} satisfies Pick<Section<'auth'>, 'auth.stepUp'>

async function proveAgain(call: Call<'auth.stepUp'>) {
  const { db, actor, env } = call
  const limits = limitsOf(actor.userId, env)
  const wait = await countAttempts(db, limits, actor.at)
  if (wait > 0) throw tooMany(wait)

  const { by, field, check } = await attemptOf(call)
  const problem = await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, actor)
    const wrong = await check(tx, account)
    const subject = { entity: 'user', entity_id: account.id, entity_label: personLabel(account) }
    if (wrong === undefined) await noteProof(tx, actor.sessionId, { by, at: actor.at })
    else await audit(tx, actor, { ...subject, event: 'sign_in_failed' })
    return wrong
  })
  if (problem !== undefined) throw invalid({ [field]: [problem] })
  await refundAttempts(db, limits)
}

interface Attempt {
  by: ProofWay
  field: keyof Call<'auth.stepUp'>['body']
  /** Decides on the locked account, and returns the sentence of a refusal. */
  check: (tx: Database, account: Account) => Promise<string | undefined>
}

/** Slow work is done before the account is locked. */
async function attemptOf({ body, db, actor, env }: Call<'auth.stepUp'>): Promise<Attempt> {
  const { credential, code, password } = body
  if (credential !== undefined) {
    const signed = await readSigned(db, { credential, at: actor.at, env })
    const check: Attempt['check'] = async (tx, { id }) => ((await signed?.spend(tx, id)) ? undefined : WRONG_KEY)
    return { by: 'passkey', field: 'credential', check }
  }
  if (await hasFactor(db, actor.userId)) {
    if (code === undefined) throw invalid({ code: [NEEDS_CODE] })
    const check: Attempt['check'] = (tx, account) =>
      prove(tx, actor, { account: { id: account.id, email: account.email, label: personLabel(account) }, code, env })
    return { by: wayOf(code), field: 'code', check }
  }
  if (password === undefined) throw invalid({ password: [validation().required('Пароль')] })
  const seen = await findById(db, actor.userId)
  const isRight = await verifyPassword(password, seen?.password_hash)
  const check: Attempt['check'] = async (_, { password_hash }) =>
    isRight && password_hash === seen?.password_hash ? undefined : 'Неверный пароль'
  return { by: 'password', field: 'password', check }
}
