import { normalizeName } from '@admin-panel/sdk/validation'
import { and, eq, getTableColumns } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { referenceTo } from '#query/reference.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import { recordsOf } from '#records/record.ts'
import { brandModeration } from './schema.ts'

const { name_norm: _, ...columns } = getTableColumns(brandModeration)

export type BrandRequest = Awaited<ReturnType<typeof findRequest>>

export const requests = recordsOf({
  entity: 'brand-moderation',
  table: brandModeration,
  find: findRequest,
  label: ({ number }) => number,
  companyId: ({ company_id }) => company_id,
  derived: ({ proposed_name }) =>
    typeof proposed_name === 'string' ? { name_norm: normalizeName(proposed_name) } : {},
  duplicates: { brand_moderation_open_key: { proposed_name: ['Бренд: заявка на него уже подана'] } },
})

export async function findRequest(db: Database, actor: Principal, id: number) {
  const [request] = await db
    .select({ ...columns, assignee: referenceTo('user', brandModeration.assignee_id) })
    .from(brandModeration)
    .where(and(eq(brandModeration.id, id), withinCompanies(actor, brandModeration.company_id)))
  if (!request) throw notFound()
  return request
}
