import { and, eq, inArray } from '#db/drizzle.ts'
import { conflict } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { lockMembers, recordTies } from '#sections/users/public.ts'
import { personLabel } from '#text/person-label.ts'
import { userCompany } from '#sections/users/schema.ts'
import { companyRecords } from './company-records.ts'
import { say } from '#text/language/say.ts'

export async function attachUsers({ params, body, db, actor }: Call<'companies.attachUsers'>) {
  const { id } = await companyRecords.lock({ db, actor }, params.id)
  const members = await lockMembers(db, actor, body.user_ids)
  const added = members.filter(({ company_ids }) => !company_ids.includes(id))
  if (added.length === 0) return
  await db.insert(userCompany).values(added.map((member) => ({ user_id: member.id, company_id: id })))
  const next = ({ company_ids }: Ties) => ({ company_ids: [...company_ids, id].toSorted((a, b) => a - b) })
  await recordTies({ db, actor }, added, next, { event: 'attached', ...subjectOf(id) })
}

export async function detachUsers({ params, body, db, actor }: Call<'companies.detachUsers'>) {
  const { id } = await companyRecords.lock({ db, actor }, params.id)
  const members = await lockMembers(db, actor, body.user_ids)
  const removed = members.filter(({ company_ids }) => company_ids.includes(id))
  if (removed.length === 0) return
  const last = removed.find(({ company_ids, needs_company }) => needs_company && company_ids.length === 1)
  if (last) throw conflict(say`Это единственная компания пользователя: ${personLabel(last)}`)
  const ids = removed.map((member) => member.id)
  await db.delete(userCompany).where(and(eq(userCompany.company_id, id), inArray(userCompany.user_id, ids)))
  const next = ({ company_ids }: Ties) => ({ company_ids: company_ids.filter((other) => other !== id) })
  await recordTies({ db, actor }, removed, next, { event: 'detached', ...subjectOf(id) })
}

interface Ties {
  company_ids: number[]
}

function subjectOf(id: number) {
  return { company_id: id, related: { entity: 'company', id } }
}
