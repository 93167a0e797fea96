import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { desc, eq, sql } from '#db/drizzle.ts'
import { forbidden, invalid, notFound, personsOnly } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { mayUseCompany } from '#query/scope.ts'
import { isRoleBeyond } from '#records/access/grants.ts'
import { hashOf, isLive } from '#sections/auth/public.ts'
import { role } from '#sections/roles/schema.ts'
import { findManageable } from '#sections/users/public.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { atSecond } from '#text/moment.ts'
import { oneLine } from '#text/one-line.ts'
import { newPreviewToken } from '#contract/preview-token.ts'
import { personLabel } from '#text/person-label.ts'
import { endPreviews } from './end.ts'
import { preview } from './schema.ts'

const LASTS = 30 * 60_000
const SHOWN = 50

type Start = Call<'previews.start'>

export const previews = {
  // A stored response would contain the token.
  'previews.start': { handle: start, repeatable: false },
  'previews.end': { handle: end, headers: { 'clear-site-data': '"cache"' }, audited: false },
  'ownPreviews.list': list,
} satisfies Section<'previews'> & Section<'ownPreviews'>

async function start({ body, db, actor, env }: Start) {
  const { sessionId } = actor
  const reason = oneLine(body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Причина: слишком короткая'] })
  if ((body.user_id === undefined) === (body.role_id === undefined))
    throw invalid({ user_id: ['Выберите пользователя или роль'] })
  if (sessionId === null) throw personsOnly()
  const eyes =
    body.user_id === undefined ? await eyesOfRole({ body, db, actor }) : await eyesOf(db, actor, body.user_id)
  await endPreviews(db, actor, eq(preview.session_id, sessionId))

  const expires = new Date(actor.at.getTime() + LASTS)
  const token = newPreviewToken()
  const [started] = await db
    .insert(preview)
    .values({
      hash: hashOf(token),
      session_id: sessionId,
      author_id: actor.userId,
      author_name: actor.userName,
      ...eyes,
      reason,
      started_at: actor.at.toISOString(),
      expires_at: expires.toISOString(),
    })
    .returning({
      id: preview.id,
      isLive: sql<boolean>`${isLive(sql`${actor.at.toISOString()}::timestamptz`, env.adminCheck)}`,
    })
  if (!started?.isLive) throw forbidden('У пользователя есть права, которых нет у вас')
  const { user_id, role_id, label } = eyes
  await audit(db, actor, {
    event: 'preview_started',
    entity: 'user',
    entity_id: user_id,
    entity_label: label,
    comment: reason,
    ...(role_id !== null && { related: { entity: 'role', id: role_id } }),
  })
  return { token: { value: token, expired_at: atSecond(expires) }, label }
}

async function eyesOf(db: Database, actor: Start['actor'], id: number) {
  if (id === actor.userId) throw invalid({ user_id: ['Пользователь: это вы сами'] })
  const account = await findManageable(db, actor, id)
  if (account.status !== 'active')
    throw invalid({ user_id: ['Пользователь: посмотреть можно только глазами активного'] })
  return { user_id: id, role_id: null, label: personLabel(account) }
}

/** Everything reads rights by the account, so a role gets one that can do nothing but be looked through. */
async function eyesOfRole({ body: { role_id = 0, company_id }, db, actor }: Pick<Start, 'body' | 'db' | 'actor'>) {
  const [seen] = await db.select().from(role).where(eq(role.id, role_id))
  if (!seen) throw notFound()
  if (await isRoleBeyond(db, actor, seen.id)) throw forbidden('В роли есть права, которых нет у вас')
  const companyId = seen.scope === 'own' ? company_id : undefined
  const isKnown = companyId !== undefined && (await isCompany(db, companyId)) && mayUseCompany(actor, companyId)
  if (seen.scope === 'own' && !isKnown)
    throw invalid({ company_id: ['Компания: роль видит только свои компании, выберите одну'] })
  const [account] = await db
    .insert(user)
    .values({ kind: 'preview', last_name: seen.name, first_name: '', email: '', status: 'active' })
    .returning({ id: user.id })
  if (!account) throw new Error('The account of the preview was not stored')
  await db.insert(userRole).values({ user_id: account.id, role_id: seen.id })
  if (companyId !== undefined) await db.insert(userCompany).values({ user_id: account.id, company_id: companyId })
  return { user_id: account.id, role_id: seen.id, label: seen.name }
}

async function isCompany(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from company where id = ${id}`)
  return rows.length > 0
}

async function end({ db, actor }: Call<'previews.end'>) {
  const { preview: current, sessionId } = actor
  await endPreviews(db, actor, current ? eq(preview.id, current.id) : eq(preview.session_id, sessionId))
}

async function list({ db, actor }: Call<'ownPreviews.list'>) {
  const items = await db
    .select({
      id: preview.id,
      viewer: preview.author_name,
      reason: preview.reason,
      started_at: preview.started_at,
      ended_at: sql<string | null>`case when ${preview.expires_at} <= ${actor.at.toISOString()}::timestamptz
        then coalesce(${preview.ended_at}, ${preview.expires_at}) else ${preview.ended_at} end`.mapWith(
        preview.ended_at,
      ),
    })
    .from(preview)
    .where(eq(preview.user_id, actor.userId))
    .orderBy(desc(preview.started_at), desc(preview.id))
    .limit(SHOWN)
  return { items }
}
