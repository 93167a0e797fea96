import { and, eq } from '#db/drizzle.ts'
import { conflict, notFound, unauthorized } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { queueMail } from '#mail/outbox.ts'
import { findById } from '#sections/auth/public.ts'
import { passkey } from '#sections/auth/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { note, readPasskey } from './adding.ts'
import { changing } from './changing.ts'
import { forgetIfLast, hasFactor } from './factors.ts'
import { refuseIfRequired } from './requirement.ts'
import { optionsToAdd } from './webauthn.ts'

const MOST = 20
const TOO_MANY = 'Ключей не больше 20: удалите лишние'

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
  const { userId, at } = actor
  const addTo = await readPasskey({ ...body, userId, at, env })
  return changing(db, actor, (tx, account) => addTo(tx, actor, account))
}

async function remove({ params, db, actor }: Call<'ownPasskeys.remove'>) {
  await changing(db, actor, async (tx, { id, email }) => {
    const gone = await tx
      .delete(passkey)
      .where(and(eq(passkey.id, params.id), eq(passkey.user_id, id)))
      .returning({ id: passkey.id })
    if (gone.length === 0) throw notFound()
    if (!(await hasFactor(tx, id))) await refuseIfRequired(tx, id, actor.at)
    await forgetIfLast(tx, id)
    await note(tx, actor, { event: 'passkey_removed' })
    await queueMail(tx, { kind: 'factor-removed', recipient: email, at: actor.at })
    return {}
  })
}
