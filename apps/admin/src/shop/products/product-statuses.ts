import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type ProductStatus = Schemas['ProductStatus']

/** The states of a product card, for all screens. */
export const productStatuses: Statuses<ProductStatus> = {
  draft: { label: m.enum_product_status_draft, action: m.product_to_draft },
  on_moderation: { label: m.enum_product_status_on_moderation, action: m.product_to_on_moderation },
  active: { label: m.enum_product_status_active, action: m.product_to_active },
  rejected: { label: m.enum_product_status_rejected, action: m.product_to_rejected, isDanger: true },
  disabled: { label: m.enum_product_status_disabled, action: m.product_to_disabled },
  blocked: { label: m.enum_product_status_blocked, action: m.product_to_blocked, isDanger: true },
  archived: { label: m.enum_product_status_archived, action: m.product_to_archived },
}
