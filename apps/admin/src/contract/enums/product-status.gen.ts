// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const productStatusWords: Readonly<Record<Schemas['ProductStatus'], () => string>> = {
  'draft': m.enum_product_status_draft,
  'on_moderation': m.enum_product_status_on_moderation,
  'active': m.enum_product_status_active,
  'rejected': m.enum_product_status_rejected,
  'disabled': m.enum_product_status_disabled,
  'blocked': m.enum_product_status_blocked,
  'archived': m.enum_product_status_archived,
}
