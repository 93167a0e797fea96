import { russianValidation } from '@admin-panel/sdk/validation'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireAuthority, visibleUsers, personLabel } from '#sections/users/public.ts'
import { user, userCompany } from '#sections/users/schema.ts'
import { companyRecords } from './company-records.ts'

export async function attachUsers({ params, body, db, actor }: Call<'companies.attachUsers'>) {
  const { id } = await companyRecords.lock({ db, actor }, params.id)
  const members = await findMembers(db, actor, body.user_ids)
  const added = members.filter(({ company_ids }) => !company_ids.includes(id))
  if (added.length === 0) return
  await db.insert(userCompany).values(added.map((member) => ({ user_id: member.id, company_id: id })))
  await tell(db, actor, 'attached', id, added, ({ company_ids }) => [...company_ids, id].toSorted((a, b) => a - b))
}

export async function detachUsers({ params, body, db, actor }: Call<'companies.detachUsers'>) {
  const { id } = await companyRecords.lock({ db, actor }, params.id)
  const members = await findMembers(db, actor, body.user_ids)
  const removed = members.filter(({ company_ids }) => company_ids.includes(id))
  if (removed.length === 0) return
  const last = removed.find(({ company_ids, narrowed }) => narrowed && company_ids.length === 1)
  if (last) throw conflict(`Это единственная компания пользователя: ${personLabel(last)}`)
  const ids = removed.map((member) => member.id)
  await db.delete(userCompany).where(and(eq(userCompany.company_id, id), inArray(userCompany.user_id, ids)))
  await tell(db, actor, 'detached', id, removed, ({ company_ids }) => company_ids.filter((other) => other !== id))
}

type Member = Awaited<ReturnType<typeof findMembers>>[number]

/** Locks the users before the actor changes their companies. */
async function findMembers(tx: Database, actor: Actor, userIds: number[]) {
  const ids = [...new Set(userIds)]
  await tx.select({ id: user.id }).from(user).where(inArray(user.id, ids)).orderBy(asc(user.id)).for('no key update')
  const found = await tx
    .select({
      id: user.id,
      last_name: user.last_name,
      first_name: user.first_name,
      middle_name: user.middle_name,
      company_ids: sql<number[]>`(
        select coalesce(json_agg(company_id order by company_id), '[]') from user_company where user_id = "user".id)`,
      narrowed: sql<boolean>`exists (
        select from user_role join role on role.id = role_id where user_id = "user".id and role.scope = 'own')`,
    })
    .from(user)
    .where(and(inArray(user.id, ids), visibleUsers(tx, actor)))
    .orderBy(asc(user.id))
  if (found.length < ids.length) throw invalid({ user_ids: [russianValidation.enum('Пользователи')] })
  await requireAuthority(tx, actor, ids)
  return found
}

/** A user's record shows the companies, so the change increments its version and is logged. */
async function tell(
  tx: Database,
  actor: Actor,
  event: 'attached' | 'detached',
  companyId: number,
  members: Member[],
  next: (member: Member) => number[],
) {
  const ids = members.map(({ id }) => id)
  await tx
    .update(user)
    .set({ version: sql`${user.version} + 1`, updated_at: actor.at.toISOString(), updated_by: actor.userId })
    .where(inArray(user.id, ids))
  const entries = members.map((member) => ({
    event,
    entity: 'user',
    entity_id: member.id,
    entity_label: personLabel(member),
    company_id: companyId,
    changes: changesBetween(member, { company_ids: next(member) }),
    related: { entity: 'company', id: companyId },
  }))
  await audit(tx, actor, ...entries)
}
