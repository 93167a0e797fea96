// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const overviewKeyWords: Readonly<Record<Schemas['OverviewKey'], () => string>> = {
  'overdue_orders': m.enum_overview_key_overdue_orders,
  'new_orders': m.enum_overview_key_new_orders,
  'open_facts': m.enum_overview_key_open_facts,
  'overdue_requests': m.enum_overview_key_overdue_requests,
  'revision_requests': m.enum_overview_key_revision_requests,
  'overdue_brands': m.enum_overview_key_overdue_brands,
  'new_reviews': m.enum_overview_key_new_reviews,
  'unmapped_brands': m.enum_overview_key_unmapped_brands,
  'pending_companies': m.enum_overview_key_pending_companies,
  'ending_contracts': m.enum_overview_key_ending_contracts,
  'without_contract': m.enum_overview_key_without_contract,
  'due_settlements': m.enum_overview_key_due_settlements,
  'closed_settlements': m.enum_overview_key_closed_settlements,
  'payable_settlements': m.enum_overview_key_payable_settlements,
  'price_quarantine': m.enum_overview_key_price_quarantine,
  'failed_sign_ins': m.enum_overview_key_failed_sign_ins,
  'all_products': m.enum_overview_key_all_products,
  'rejected_products': m.enum_overview_key_rejected_products,
  'without_applicability': m.enum_overview_key_without_applicability,
  'without_crosses': m.enum_overview_key_without_crosses,
  'without_images': m.enum_overview_key_without_images,
  'without_description': m.enum_overview_key_without_description,
  'without_barcodes': m.enum_overview_key_without_barcodes,
  'without_offers': m.enum_overview_key_without_offers,
  'own_requests': m.enum_overview_key_own_requests,
  'own_brands': m.enum_overview_key_own_brands,
  'draft_products': m.enum_overview_key_draft_products,
}
