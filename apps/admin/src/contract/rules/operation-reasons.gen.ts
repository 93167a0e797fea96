// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const operationReasonsCreateRules = {
  code: { label: m.field_code, type: 'string', required: true, pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
  operations: { label: m.field_operations, type: 'array', required: true, minItems: 1, maxItems: 14, items: { type: 'string', enum: ['order_cancel', 'order_return', 'product_reject', 'product_block', 'moderation_reject', 'moderation_revision', 'company_suspend', 'company_terminate', 'contract_terminate', 'store_point_pause', 'store_point_close', 'user_block', 'review_reject', 'review_hide'] } },
  name: { label: m.field_name, type: 'string', required: true, minLength: 3, maxLength: 150 },
  text_public: { label: m.field_text_public, type: 'string', maxLength: 1000 },
  initiator: { label: m.field_initiator, type: 'string', enum: ['seller', 'buyer', 'marketplace', 'delivery', 'system'] },
  requires_comment: { label: m.field_requires_comment, type: 'boolean' },
  affects_rating: { label: m.field_affects_rating, type: 'boolean' },
  order_statuses: { label: m.field_order_statuses, type: 'array', maxItems: 14, items: { type: 'string', enum: ['awaiting_payment', 'new', 'confirmed', 'assembling', 'ready_to_ship', 'in_delivery', 'at_pickup', 'delivered', 'not_delivered', 'returning', 'returned', 'partially_returned', 'dispute', 'cancelled'] } },
  subjects: { label: m.field_subjects, type: 'array', maxItems: 5, items: { type: 'string', enum: ['product', 'company', 'store-point', 'bank-detail', 'brand'] } },
  staff_only: { label: m.field_staff_only, type: 'boolean' },
} as const satisfies Rules
