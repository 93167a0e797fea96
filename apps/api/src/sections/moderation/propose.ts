import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, mayUseCompany } from '#query/scope.ts'
import { isNotFound, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { ModeratedEntity } from '#records/moderated.ts'
import { requireChangeable } from './author-rights.ts'
import { moderationOf } from './moderation-of.ts'
import { openRequest } from './open-request.ts'
import { atChanges, proposedFields } from './proposal/proposal.ts'
import { viewOf } from './view.ts'

const UNKNOWN = { entity_id: ['Запись: выберите значение из списка'] }

/** Opens a request by hand for a record that the actor may see; sellers may only do so for their own records. */
export async function propose({ body, db, actor, env }: Call<'moderation.create'>) {
  const { entity, entity_id, changes } = body
  const { moderated, updatedBy } = moderationOf(entity)
  const record = await moderated.lock(db, actor, entity_id).catch(refuseAbsent)
  const company_id = await ownerOf(db, entity, entity_id)
  requireOwn(actor, company_id)
  const proposed = proposedFields(changes, record, updatedBy)
  await requireChangeable({ db, actor, env }, actor.userId, { entity, entity_id, fields: proposed.after }).catch(
    (error: unknown) => {
      throw atChanges(changes, error)
    },
  )
  const id = await openRequest(db, actor, {
    entity,
    entity_id,
    entity_label: record.label,
    entity_version: record.version,
    company_id,
    kind: 'update',
    ...proposed,
  })
  return viewOf(db, actor, id)
}

const OWNER: Record<ModeratedEntity, string> = {
  product: 'select company_id from product',
  company: 'select id as company_id from company',
  'store-point': 'select company_id from store_point',
  'bank-detail': 'select company_id from bank_detail',
}

async function ownerOf(db: Database, entity: ModeratedEntity, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ company_id: number | null }>(sql`${sql.raw(OWNER[entity])} where id = ${id}`)
  return rows[0]?.company_id ?? null
}

function requireOwn(actor: Actor, companyId: number | null) {
  if (isSeller(actor) && (companyId === null || !mayUseCompany(actor, companyId))) throw invalid(UNKNOWN)
}

function refuseAbsent(error: unknown): never {
  throw isNotFound(error) ? invalid(UNKNOWN) : error
}
