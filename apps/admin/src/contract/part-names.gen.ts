// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Entity } from '@admin-panel/permissions'
import type { EntityName } from '@admin-panel/sdk/resources'
import { m } from '#paraglide/messages.js'

/** Entities of the log that have no permissions of their own. */
export const partNames: Readonly<Record<Exclude<EntityName, Entity>, () => string>> = {
  'session': m.entity_session,
  'brand-alias': m.entity_brand_alias,
  'fact': m.entity_fact,
  'sub-order': m.entity_sub_order,
  'review-term': m.entity_review_term,
  'file': m.entity_file,
  'legacy-city': m.entity_legacy_city,
  'legacy-car-brand': m.entity_legacy_car_brand,
  'legacy-product': m.entity_legacy_product,
  'saved-view': m.entity_saved_view,
  'route-rule': m.entity_route_rule,
  'operation': m.entity_operation,
}
