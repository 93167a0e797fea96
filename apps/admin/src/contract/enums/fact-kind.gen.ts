// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const factKindWords: Readonly<Record<Schemas['FactKind'], () => string>> = {
  'order': m.enum_fact_kind_order,
  'payment': m.enum_fact_kind_payment,
  'scan': m.enum_fact_kind_scan,
  'review': m.enum_fact_kind_review,
  'revision': m.enum_fact_kind_revision,
  'cancellation': m.enum_fact_kind_cancellation,
  'return-request': m.enum_fact_kind_return_request,
}
