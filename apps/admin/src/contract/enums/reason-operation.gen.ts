// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reasonOperationWords: Readonly<Record<Schemas['ReasonOperation'], () => string>> = {
  'order_cancel': m.enum_reason_operation_order_cancel,
  'order_return': m.enum_reason_operation_order_return,
  'product_reject': m.enum_reason_operation_product_reject,
  'product_block': m.enum_reason_operation_product_block,
  'moderation_reject': m.enum_reason_operation_moderation_reject,
  'moderation_revision': m.enum_reason_operation_moderation_revision,
  'company_suspend': m.enum_reason_operation_company_suspend,
  'company_terminate': m.enum_reason_operation_company_terminate,
  'contract_terminate': m.enum_reason_operation_contract_terminate,
  'store_point_pause': m.enum_reason_operation_store_point_pause,
  'store_point_close': m.enum_reason_operation_store_point_close,
  'user_block': m.enum_reason_operation_user_block,
  'review_reject': m.enum_reason_operation_review_reject,
  'review_hide': m.enum_reason_operation_review_hide,
}
