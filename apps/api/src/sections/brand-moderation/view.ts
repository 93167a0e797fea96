import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { similarBrands } from '#sections/brands/public.ts'
import { availableStatuses, reasonsOf } from '#sections/moderation/public.ts'
import { isSeller } from '#query/scope.ts'
import { findRow } from './queries.ts'
import { type BrandRequest, findRequest } from './requests.ts'
import { brandModeration } from './schema.ts'

/** A request with similar brands and its history. */
export async function viewOf(db: Database, actor: Actor, id: number) {
  const request = await findRequest(db, actor, id)
  const isOwn = isSeller(actor)
  const row = await findRow(db, actor, id)
  const history = await statusHistoryOf(db, actor, 'brand-moderation', id)
  if (!row) throw new Error(`The request ${id} is gone`)
  return {
    ...row,
    company_id: request.company_id,
    target_brand_id: request.target_brand_id,
    proposed_synonyms: request.proposed_synonyms,
    site: request.site,
    country_code: request.country_code,
    document_ids: request.document_ids,
    samples: request.samples,
    similar: await similarTo(db, request),
    reasons: await reasonsOf(db, brandModeration, id),
    comment_public: request.comment_public,
    comment_internal: isOwn ? null : request.comment_internal,
    history,
    available_statuses: availableStatuses(request, actor),
  }
}

/** The best similarity of each brand to the name or any synonym. */
async function similarTo(db: Database, { proposed_name, proposed_synonyms }: BrandRequest) {
  const matches = await similarBrands(db, [proposed_name, ...proposed_synonyms])
  const best = new Map(
    [...matches.values()]
      .flat()
      .toSorted((a, b) => a.similarity_percent - b.similarity_percent)
      .map((brand) => [brand.id, brand]),
  )
  return [...best.values()].toReversed().slice(0, 5)
}
