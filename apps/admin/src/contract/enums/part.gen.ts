// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const partWords: Readonly<Record<Schemas['Part'], () => string>> = {
  'core': m.enum_part_core,
  'security': m.enum_part_security,
  'users': m.enum_part_users,
  'roles': m.enum_part_roles,
  'integrations': m.enum_part_integrations,
  'catalog': m.enum_part_catalog,
  'products': m.enum_part_products,
  'offers': m.enum_part_offers,
  'orders': m.enum_part_orders,
  'facts': m.enum_part_facts,
  'sellers': m.enum_part_sellers,
  'settlements': m.enum_part_settlements,
  'storePoints': m.enum_part_storePoints,
  'moderation': m.enum_part_moderation,
  'handbooks': m.enum_part_handbooks,
  'content': m.enum_part_content,
  'reviews': m.enum_part_reviews,
  'legacy': m.enum_part_legacy,
  'auditLog': m.enum_part_auditLog,
  'overview': m.enum_part_overview,
  'operations': m.enum_part_operations,
  'files': m.enum_part_files,
  'live': m.enum_part_live,
}
