import { audit } from '#db/audit.ts'
import { and, asc, eq, isNull } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import { conflict, invalid, notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isPermission } from '#records/access/is-permission.ts'
import { may } from '#records/access/reach.ts'
import { giveRole } from '#sections/roles/public.ts'
import { findManageable, findUser } from '#sections/users/public.ts'
import { oneLine } from '#text/one-line.ts'
import { personLabel } from '#text/person-label.ts'
import { notifyAsker, notifyGivers } from './notices.ts'
import { giversOf, grantingRoles } from './queries.ts'
import { accessRequest } from './schema.ts'

const DAY = 24 * 60 * 60_000
const NAMED_AT_MOST = 5

export const accessRequests = {
  'ownAccess.explain': explain,
  'ownAccess.ask': ask,
  'accessRequests.ofUser': ofUser,
  'accessRequests.answer': answer,
} satisfies Section<'ownAccess'> & Section<'accessRequests'>

const open = isNull(accessRequest.answered_at)

async function explain({ query, db, actor }: Call<'ownAccess.explain'>) {
  const { permission } = query
  const [roles, givers, [request]] = await Promise.all([
    grantingRoles(db, permission, actor.userId),
    giversOf(db, actor, permission),
    db
      .select({ at: accessRequest.requested_at })
      .from(accessRequest)
      .where(and(open, eq(accessRequest.user_id, actor.userId), eq(accessRequest.permission, permission))),
  ])
  return {
    permission,
    roles,
    givers: givers.slice(0, NAMED_AT_MOST).map(({ name }) => name),
    givers_count: givers.length,
    requested_at: request?.at ?? null,
  }
}

async function ask({ body, db, actor }: Call<'ownAccess.ask'>) {
  const { permission } = body
  const reason = oneLine(body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Основание: слишком короткое'] })
  if (await may(db, actor, permission)) throw invalid({ permission: ['Право: оно у вас уже есть'] })
  const givers = await giversOf(db, actor, permission)
  if (givers.length === 0) throw conflict('Выдать это право пока некому: обратитесь к администратору')
  const [created] = await db
    .insert(accessRequest)
    .values({ user_id: actor.userId, permission, reason, requested_at: actor.at.toISOString() })
    .onConflictDoNothing()
    .returning({ id: accessRequest.id })
  if (!created) throw conflict('Вы уже попросили это право')
  const ids = givers.map(({ id }) => id)
  await notifyGivers(db, actor, ids, permission, reason)
  await audit(db, actor, {
    event: 'access_requested',
    entity: 'user',
    entity_id: actor.userId,
    entity_label: actor.userName,
    comment: `${permission}: ${reason}`,
  })
  return { id: created.id, sent: givers.length }
}

async function ofUser({ params, db, actor }: Call<'accessRequests.ofUser'>) {
  await findUser(db, actor, params.id)
  const { id, permission, reason, requested_at } = accessRequest
  const requests = await db
    .select({ id, permission, reason, requested_at })
    .from(accessRequest)
    .where(and(open, eq(accessRequest.user_id, params.id)))
    .orderBy(asc(accessRequest.requested_at), asc(accessRequest.id))
    .limit(50)
  const items = requests.flatMap(({ permission: name, ...request }) =>
    // A permission of an earlier version is granted by no role.
    isPermission(name) ? { ...request, permission: name } : [],
  )
  return {
    items: await Promise.all(
      items.map(async (request) => ({ ...request, roles: await grantingRoles(db, request.permission, params.id) })),
    ),
  }
}

async function answer({ params, body, db, actor }: Call<'accessRequests.answer'>) {
  const [request] = await db.select().from(accessRequest).where(eq(accessRequest.id, params.id)).for('update')
  if (!request) throw notFound()
  const account = await findManageable(db, actor, request.user_id)
  if (request.answered_at !== null) throw conflict('На этот запрос уже ответили')
  const comment = oneLine(body.comment ?? '')
  const { permission } = request
  if (body.role_id === undefined) await refuse()
  else await grant(body.role_id)
  await db.update(accessRequest).set({ answered_at: actor.at.toISOString() }).where(eq(accessRequest.id, request.id))
  await notifyAsker(db, actor, account.id, { permission, comment, isGiven: body.role_id !== undefined })

  async function refuse() {
    if (comment.length < 5) throw invalid({ comment: ['Комментарий: напишите, почему отказано'] })
    await audit(db, actor, {
      event: 'access_refused',
      entity: 'user',
      entity_id: account.id,
      entity_label: personLabel(account),
      comment: `${permission}: ${comment}`,
    })
  }

  async function grant(id: number) {
    const roles = isPermission(permission) ? await grantingRoles(db, permission, account.id) : []
    if (!roles.some((role) => role.id === id)) throw invalid({ role_id: ['Роль: она не даёт этого права'] })
    await giveRole({ db, actor }, id, [account.id])
  }
}

/** A request without an answer expires after a month; the user may ask again. */
export const sweepAccessRequests = expired(accessRequest, accessRequest.requested_at, 30 * DAY)
