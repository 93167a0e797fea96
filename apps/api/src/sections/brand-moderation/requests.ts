import { normalizeName } from '@admin-panel/sdk/validation'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import { leasesOf } from '#records/lease.ts'
import { recordsOf } from '#records/record.ts'
import { states } from '#sections/moderation/public.ts'
import { brandModeration } from './schema.ts'

const { name_norm: _, ...columns } = getTableColumns(brandModeration)

const assignee = sql<{ id: number; label: string } | null>`(
  select json_build_object('id', id, 'label', person_label(holder)) from "user" holder where holder.id = "brand_moderation".assignee_id)`

export type BrandRequest = Awaited<ReturnType<typeof findRequest>>

export const requests = recordsOf({
  entity: 'brand-moderation',
  table: brandModeration,
  find: findRequest,
  label: ({ number }) => number,
  companyId: ({ company_id }) => company_id,
  derived: ({ proposed_name }) =>
    typeof proposed_name === 'string' ? { name_norm: normalizeName(proposed_name) } : {},
  taken: { brand_moderation_open_key: { proposed_name: ['Бренд: заявка на него уже подана'] } },
})

export const leases = leasesOf<BrandRequest['status'], BrandRequest>(requests, brandModeration, states)

export async function findRequest(db: Database, actor: Principal, id: number) {
  const [found] = await db
    .select({ ...columns, assignee })
    .from(brandModeration)
    .where(and(eq(brandModeration.id, id), withinCompanies(actor, brandModeration.company_id)))
  if (!found) throw notFound()
  return found
}

/** Transitions that only the author of a request may make. */
export function isForAuthor(from: BrandRequest['status'], to: BrandRequest['status']): boolean {
  return to === 'cancelled' || (from === 'revision' && to === 'new')
}

export function isAuthor({ author_id }: BrandRequest, actor: Actor): boolean {
  return isSeller(actor) || author_id === actor.userId
}
