import type { PermissionName } from '@admin-panel/permissions'
import { sql } from '#db/drizzle.ts'
import { isAdministrator } from '#contract/identity.ts'
import type { Actor } from '#db/actor.ts'
import { attempt } from '#query/attempt.ts'
import type { Env } from '#env.ts'
import { forbidden, Refusal } from '#errors.ts'
import type { ModeratedEntity } from '#records/moderated.ts'
import type { Context } from '#records/record.ts'
import { reachOf } from '#records/access/reach.ts'
import { moderationOf } from './moderation-of.ts'
import { updateOf } from './proposal/update-operation.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'

interface Proposed {
  entity: ModeratedEntity
  entity_id: number
  fields: Record<string, unknown>
}

/**
 * A proposal may only change fields that its author may change: the record's update runs with the author's current
 * rights and is rolled back. If the update is refused, so is the proposal.
 */
export async function requireChangeable(
  { db, actor, env }: Context & { env: Env },
  authorId: number,
  { entity, entity_id, fields }: Proposed,
): Promise<void> {
  if (Object.keys(fields).length === 0) return
  const { update, updatedBy } = moderationOf(entity)
  const { permission } = updateOf(updatedBy)
  if (!Array.isArray(permission)) throw new Error(`${updatedBy} needs no permission`)
  const author = await authorOf({ db, actor, env }, authorId, permission)
  await attempt(db, (trial) =>
    update({ params: { id: entity_id }, body: fields, version: undefined, db: trial, actor: author }),
  )
}

/** An approval is refused if the author may no longer make the change. */
export function asRefusal(error: unknown): never {
  if (!(error instanceof Refusal)) throw error
  const messages = Object.values(error.details ?? {}).flat()
  const cause = messages.length > 0 ? messages.map(text).join('; ') : error.message
  throw new Refusal('conflict', say`Автор заявки не может сделать такое изменение: ${cause}`, { cause: error })
}

async function authorOf(
  { db, actor, env: { adminCheck } }: Context & { env: Env },
  authorId: number,
  permissions: PermissionName[],
): Promise<Actor> {
  const { rows } = await db.execute<{ label: string; companies: string[]; slugs: string[] }>(sql`
    select person_label("user") as label,
      array(select company_id from user_company where user_id = "user".id) as companies,
      array(select slug from user_role join role on role.id = role_id where user_id = "user".id) as slugs
    from "user" where id = ${authorId} and status = 'active'`)
  const [row] = rows
  if (!row) throw forbidden()
  const author: Actor = {
    ...actor,
    userId: authorId,
    userName: row.label,
    roleSlugs: row.slugs,
    administrator: isAdministrator(
      row.slugs.map((slug) => ({ slug })),
      adminCheck,
    ),
    companyIds: row.companies.map(Number),
  }
  const reach = await reachOf(db, author, permissions)
  if (reach === 'none') throw forbidden()
  return { ...author, scope: reach }
}
