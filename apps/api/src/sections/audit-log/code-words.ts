import { TYPE_LABELS as attributeTypes } from '#sections/attributes/public.ts'
import { companyStatuses } from '#sections/companies/public.ts'
import { contractStatuses, TYPE_LABELS as contractTypes } from '#sections/contracts/public.ts'
import { carriers, deliveryTypes } from '#sections/deliveries/public.ts'
import { entityLabels, kindLabels, priorityLabels, states as moderationStates } from '#sections/moderation/public.ts'
import { orderSources, orderStatuses, paymentStatuses } from '#sections/orders/public.ts'
import { paymentSystemTypes } from '#sections/payment-systems/public.ts'
import { offerStatuses } from '#sections/product-offers/public.ts'
import { productStatuses } from '#sections/products/public.ts'
import { states as reviewStates } from '#sections/reviews/public.ts'
import { TYPE_LABELS as pointTypes, storePointStatuses } from '#sections/store-points/public.ts'
import { subOrderStatuses } from '#sections/sub-orders/public.ts'
import { userStatuses } from '#sections/users/public.ts'
import * as labels from '#text/enum-words.ts'
import { own } from '#text/own.ts'
import { entityWord } from '#text/permission-words.ts'
import { eventLabels, sourceLabels } from './labels.ts'

type Labels = Readonly<Record<string, string>>

/** By entity and field, or by the field alone where it means the same everywhere. */
const codes: Readonly<Record<string, Labels | undefined>> = {
  'attribute.type': attributeTypes,
  'audit-log.event': eventLabels,
  'audit-log.source': sourceLabels,
  'brand-alias.status': labels.legacyLabels,
  'brand-moderation.status': moderationStates.labels,
  'company.status': companyStatuses.labels,
  'contract.status': contractStatuses.labels,
  'legacy-car-brand.status': labels.legacyLabels,
  'legacy-city.status': labels.legacyLabels,
  'legacy-product.status': labels.legacyLabels,
  'moderation.status': moderationStates.labels,
  'order.status': orderStatuses,
  'product-offer.status': offerStatuses.labels,
  'product.status': productStatuses.labels,
  'review.flags': labels.flagLabels,
  'review.status': reviewStates.labels,
  'setting.group': labels.settingGroupLabels,
  'setting.type': labels.settingTypeLabels,
  'store-point.status': storePointStatuses.labels,
  'sub-order.status': subOrderStatuses.labels,
  'user.status': userStatuses.labels,
  format: { csv: 'CSV', xlsx: 'Excel' },
  missing: labels.localeLabels,
  'brand-alias.source': labels.aliasSourceLabels,
  'brand-moderation.kind': labels.brandKindLabels,
  'brand-moderation.resolution': labels.brandResolutionLabels,
  'brand.kind': labels.brandKindLabels,
  'car-model.body': labels.bodyLabels,
  'company-address.type': labels.addressTypeLabels,
  'company.type': labels.companyTypeLabels,
  'contract.type': contractTypes,
  'delivery.type': deliveryTypes,
  'moderation.entity': entityLabels,
  'moderation.kind': kindLabels,
  'moderation.priority': priorityLabels,
  'operation-reason.operations': labels.operationLabels,
  'operation-reason.order_statuses': subOrderStatuses.labels,
  'operation-reason.subjects': { ...entityLabels, brand: 'Бренд' },
  'order.payment_status': paymentStatuses,
  'order.source': orderSources,
  'payment-system.type': paymentSystemTypes,
  'review-term.kind': labels.termKindLabels,
  'role.scope': labels.scopeLabels,
  'store-point.type': pointTypes,
  'template.channel': labels.channelLabels,
  'template.event': labels.templateEventLabels,
  cancel_initiator: labels.initiatorLabels,
  carrier: carriers,
  condition: labels.conditionLabels,
  delivery_type: deliveryTypes,
  initiator: labels.initiatorLabels,
  locale: labels.localeLabels,
  payout_frequency: labels.payoutLabels,
  services: labels.serviceLabels,
  tax_system: labels.taxLabels,
}

/** What a code of the contract is called; undefined where the text is no code. */
export function codeInWords(entity: string, field: string, code: string): string | undefined {
  if (field === 'vat_rate' || field === 'vat_default') return labels.vatLabel(code)
  if (field === 'entity') return entityWord(code)
  if (field === 'time_zone') return labels.zoneLabel(code)
  if (field === 'country_code') return labels.countryLabel(code)
  const known = own(codes, `${entity}.${field}`) ?? own(codes, field)
  return known && own(known, code)
}
