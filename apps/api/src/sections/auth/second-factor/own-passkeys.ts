import { and, eq } from '#db/drizzle.ts'
import { conflict, invalid, notFound, unauthorized } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { queueMail } from '#mail/outbox.ts'
import { findById } from '#sections/auth/public.ts'
import { passkey } from '#sections/auth/schema.ts'
import { validation } from '#text/language/say.ts'
import { oneLine } from '#text/one-line.ts'
import { personLabel } from '#text/person-label.ts'
import { changing, note } from './changing.ts'
import { forgetIfLast, hasFactor } from './factors.ts'
import { issueCodes } from './recovery-codes.ts'
import { optionsToAdd, readNew, spendChallenge } from './webauthn.ts'

const MOST = 20
const TOO_MANY = 'Ключей не больше 20: удалите лишние'
const WRONG = 'Браузер не подтвердил ключ: добавьте его ещё раз'

export const ownPasskeys = {
  'ownPasskeys.begin': { handle: begin, repeatable: false },
  'ownPasskeys.add': { handle: add, transaction: false, repeatable: false },
  'ownPasskeys.remove': { handle: remove, transaction: false },
} satisfies Section<'ownPasskeys'>

async function begin({ db, actor, env }: Call<'ownPasskeys.begin'>) {
  const account = await findById(db, actor.userId)
  if (!account) throw unauthorized()
  const known = await db.select().from(passkey).where(eq(passkey.user_id, account.id))
  if (known.length >= MOST) throw conflict(TOO_MANY)
  const { id, email } = account
  return {
    options: await optionsToAdd(
      { purpose: `add:${id}`, at: actor.at, env },
      { id, email, label: personLabel(account) },
      known,
    ),
  }
}

async function add({ body, db, actor, env }: Call<'ownPasskeys.add'>) {
  const added = await readNew({ purpose: `add:${actor.userId}`, at: actor.at, env }, body.credential)
  const name = oneLine(body.name)
  if (name === '') throw invalid({ name: [validation().required('Название')] })
  if (!added) throw invalid({ credential: [WRONG] })
  return changing(db, actor, async (tx, { id, email }) => {
    if (!(await spendChallenge(tx, body.credential, actor.at))) throw invalid({ credential: [WRONG] })
    const isFirst = !(await hasFactor(tx, id))
    const [created] = await tx
      .insert(passkey)
      .values({ ...added, user_id: id, name, added_at: actor.at.toISOString() })
      .onConflictDoNothing()
      .returning({ id: passkey.id })
    if (!created) throw conflict('Этот ключ уже добавлен')
    await note(tx, actor, { event: 'passkey_added' })
    await queueMail(tx, { kind: 'passkey-added', recipient: email, at: actor.at })
    return { id: created.id, codes: isFirst ? await issueCodes(tx, id) : [] }
  })
}

async function remove({ params, db, actor }: Call<'ownPasskeys.remove'>) {
  await changing(db, actor, async (tx, { id, email }) => {
    const gone = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, params.id), eq(passkey.user_id, id)))
      .returning({ id: passkey.id })
    if (gone.length === 0) throw notFound()
    await forgetIfLast(tx, id)
    await note(tx, actor, { event: 'passkey_removed' })
    await queueMail(tx, { kind: 'factor-removed', recipient: email, at: actor.at })
    return {}
  })
}
