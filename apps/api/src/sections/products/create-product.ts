import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { withSlug } from '#records/free-slug.ts'
import { assertValid } from './check-fields.ts'
import { type Fields, normalize } from './fields.ts'
import { products as records } from './records.ts'
import { product } from './schema.ts'

/** Creates a draft; without a slug, it is derived from the name. */
export async function createProduct(db: Database, actor: Actor, body: Schemas['ProductInput']) {
  const fields = { ...normalize(body), company_id: authorOf(body, actor) }
  await assertValid(db, actor, fields)
  return withSlug(db, product, { slug: fields.slug, name: body.name }, (tx, slug) =>
    records.create({ db: tx, actor }, { ...fields, slug }),
  )
}

/** A card of staff belongs to the marketplace by default, a card of a seller to their only company. */
function authorOf({ company_id = null }: Fields, { scope, companyIds: [only, ...others] }: Actor): number | null {
  if (scope === 'all' || company_id !== null) return company_id
  if (only === undefined || others.length > 0) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  return only
}
