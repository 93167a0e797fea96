import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { and, eq, lte, sql } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import { conflict, forbidden, invalid, notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { queueMail } from '#mail/outbox.ts'
import { administrators, isAdministratorRole } from '#records/access/holders.ts'
import { endSessionsOf, hasFactor, removeFactors } from '#sections/auth/public.ts'
import { findManageable, findUser } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { oneLine } from '#text/one-line.ts'
import { personLabel } from '#text/person-label.ts'
import { notifyAdministrators, notifyAuthor } from './notices.ts'
import { factorReset } from './schema.ts'

const DAY = 24 * 60 * 60_000
const HEARD_AT_MOST = 50
const IS_NEW = 'Вы стали администратором недавно: сброс подтверждает администратор, который был им до запроса'
const IS_GONE = 'Запроса больше нет: на него ответили, или прошли сутки'

export const factorResets = {
  'factorResets.ofUser': ofUser,
  'factorResets.ask': ask,
  'factorResets.answer': answer,
} satisfies Section<'factorResets'>

async function ofUser({ params, db, actor }: Call<'factorResets.ofUser'>) {
  const { id } = await findUser(db, actor, params.id)
  requireAdministrator(actor)
  const [request] = await db
    .select({ reset: factorReset, author: user })
    .from(factorReset)
    .innerJoin(user, eq(user.id, factorReset.author_id))
    .where(and(eq(factorReset.user_id, id), sql`not ${isOver(actor.at)}`))
  if (!request) return { is_on: await hasFactor(db, id), reset: null }
  const { author_id, reason, requested_at, ...reset } = request.reset
  return {
    is_on: true,
    reset: {
      id: reset.id,
      author: personLabel(request.author),
      reason,
      requested_at,
      expires_at: new Date(Date.parse(requested_at) + DAY).toISOString(),
      may_confirm: ![author_id, id].includes(actor.userId) && (await isOther(db, actor.userId, request.reset)),
    },
  }
}

async function ask({ params, body, db, actor }: Call<'factorResets.ask'>) {
  const account = await findActive(db, actor, params.id)
  requireAdministrator(actor)
  if (params.id === actor.userId) throw forbidden('Свой второй шаг сбросить нельзя: попросите других администраторов')
  const reason = oneLine(body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Основание: слишком короткое'] })
  if (!(await hasFactor(db, account.id))) throw conflict('У пользователя нет второго шага входа')
  const others = (await administrators(db)).filter((id) => id !== actor.userId && id !== account.id)
  if (others.length === 0) throw conflict('Подтвердить сброс некому: нужен ещё один администратор')
  await db.delete(factorReset).where(and(eq(factorReset.user_id, account.id), isOver(actor.at)))
  const [created] = await db
    .insert(factorReset)
    .values({ user_id: account.id, author_id: actor.userId, reason, requested_at: actor.at.toISOString() })
    .onConflictDoNothing()
    .returning({ id: factorReset.id })
  if (!created) throw conflict('Сброс уже запрошен и ждёт второго администратора')
  const heard = others.slice(0, HEARD_AT_MOST)
  await notifyAdministrators(db, actor, heard, { account, reason })
  await note(db, actor, account, { event: 'factor_reset_requested', comment: reason })
  return { id: created.id, sent: heard.length }
}

async function answer({ params, body, db, actor }: Call<'factorResets.answer'>) {
  const [seen] = await db.select().from(factorReset).where(eq(factorReset.id, params.id))
  if (!seen) throw notFound()
  // The lock of the user comes first, as for every change of the second step.
  const account = await findActive(db, actor, seen.user_id)
  requireAdministrator(actor)
  const [request] = await db
    .delete(factorReset)
    .where(and(eq(factorReset.id, params.id), sql`not ${isOver(actor.at)}`))
    .returning()
  if (!request) throw conflict(IS_GONE)
  if (body.is_confirmed) await reset()
  await note(db, actor, account, {
    event: body.is_confirmed ? 'factor_reset' : 'factor_reset_refused',
    comment: request.reason,
    related: { entity: 'user', id: request.author_id },
  })
  if (request.author_id !== actor.userId)
    await notifyAuthor(db, actor, request.author_id, { account, isReset: body.is_confirmed })

  async function reset() {
    if (request?.author_id === actor.userId)
      throw forbidden('Свой запрос подтвердить нельзя: его подтверждает другой администратор')
    if (account.id === actor.userId)
      throw forbidden('Свой второй шаг сбросить нельзя: попросите других администраторов')
    if (!(await administrators(db)).includes(seen?.author_id ?? 0))
      throw conflict('Кто запросил сброс, больше не администратор: запросите его заново')
    if (request && !(await isOther(db, actor.userId, request))) throw forbidden(IS_NEW)
    await removeFactors(db, account.id)
    await endSessionsOf(db, [account.id], actor.at)
    await queueMail(db, { kind: 'factor-reset', recipient: account.email, at: actor.at })
  }
}

/** No permission of a role fits: who may reset a second step may take over any account whose password they know. */
function requireAdministrator(actor: Actor): void {
  if (!actor.administrator) throw forbidden('Второй шаг входа сбрасывают только администраторы')
}

async function findActive(tx: Database, actor: Actor, userId: number) {
  const account = await findManageable(tx, actor, userId)
  if (account.status !== 'active') throw conflict('Учётная запись не активна: второй шаг сбросить нельзя')
  return { id: account.id, email: account.email, label: personLabel(account) }
}

/**
 * Whether an administrator counts as another person than who asked: they were one before the request, and where the author
 * made them one, for a week. The log tells; what it does not keep any more is old.
 */
async function isOther(
  db: Database,
  userId: number,
  { author_id, requested_at }: Pick<typeof factorReset.$inferSelect, 'author_id' | 'requested_at'>,
): Promise<boolean> {
  const role = sql`(select to_jsonb(id) from role where ${isAdministratorRole})`
  const { rows } = await db.execute<{ is_other: boolean }>(sql`
    select created_at < ${requested_at}::timestamptz - case when user_id = ${author_id} then interval '7 days' else interval '0' end as is_other
    from audit_log where entity = 'user' and entity_id = ${userId} and changes -> 'role_ids' -> 1 @> ${role}
      and not coalesce(changes -> 'role_ids' -> 0 @> ${role}, false)
    order by id desc limit 1`)
  return rows[0]?.is_other ?? true
}

const isOver = (at: Date) => lte(factorReset.requested_at, new Date(at.getTime() - DAY).toISOString())

type Noted = Pick<Parameters<typeof audit>[2], 'event' | 'comment' | 'related'>

async function note(tx: Database, actor: Actor, { id, label }: { id: number; label: string }, noted: Noted) {
  await audit(tx, actor, { ...noted, entity: 'user', entity_id: id, entity_label: label })
}

/** A request that no one has answered in a day is asked for again if it still matters. */
export const sweepFactorResets = expired(factorReset, factorReset.requested_at, DAY)
