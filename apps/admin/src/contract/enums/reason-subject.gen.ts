// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reasonSubjectWords: Readonly<Record<Schemas['ReasonSubject'], () => string>> = {
  'product': m.enum_reason_subject_product,
  'company': m.enum_reason_subject_company,
  'store-point': m.enum_reason_subject_storePoint,
  'bank-detail': m.enum_reason_subject_bankDetail,
  'brand': m.enum_reason_subject_brand,
}
