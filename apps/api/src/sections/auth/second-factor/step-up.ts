import { audit } from '#db/audit.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { invalid, tooMany, unauthorized } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import {
  countAttempts,
  findById,
  isLiveSession,
  lockUser,
  refundAttempts,
  verifyPassword,
} from '#sections/auth/public.ts'
import { hasFactor } from './factors.ts'
import { limitsOf, prove, wayOf, wrongCode } from './prove.ts'
import { personLabel } from '#text/person-label.ts'
import { validation } from '#text/language/say.ts'
import { noteProof } from './proof.ts'

const NEEDS_CODE = 'Введите код из приложения: пароля мало, у вас включён второй шаг входа'

export const stepUp = {
  // An attempt counts even if it is refused.
  'auth.stepUp': { handle: proveAgain, transaction: false, repeatable: false },
} satisfies Pick<Section<'auth'>, 'auth.stepUp'>

async function proveAgain({ body, db, actor, env }: Call<'auth.stepUp'>) {
  const { password, code } = body
  const limits = limitsOf(actor.userId, env)
  const wait = await countAttempts(db, limits, actor.at)
  if (wait > 0) throw tooMany(wait)

  const seen = await findById(db, actor.userId)
  if (!seen) throw unauthorized()
  const needsCode = await hasFactor(db, actor.userId)
  if (needsCode && code === undefined) throw invalid({ code: [NEEDS_CODE] })
  if (!needsCode && password === undefined) throw invalid({ password: [validation().required('Пароль')] })
  const isRight = needsCode || (await verifyPassword(password ?? '', seen.password_hash))

  const problem = await inTransaction(db, async (tx) => {
    const account = await lockUser(tx, actor.userId)
    if (account?.status !== 'active' || !(await isLiveSession(tx, actor.sessionId))) throw unauthorized()
    const label = personLabel(account)
    const wrong = needsCode
      ? await prove(tx, actor, { account: { id: account.id, email: account.email, label }, code: code ?? '', env })
      : isRight && account.password_hash === seen.password_hash
        ? undefined
        : 'Неверный пароль'
    if (wrong === undefined)
      await noteProof(tx, actor.sessionId, { by: needsCode ? wayOf(code ?? '') : 'password', at: actor.at })
    else await audit(tx, actor, { event: 'sign_in_failed', entity: 'user', entity_id: account.id, entity_label: label })
    return wrong
  })
  if (problem !== undefined) throw needsCode ? wrongCode(problem) : invalid({ password: [problem] })
  await refundAttempts(db, limits)
}
