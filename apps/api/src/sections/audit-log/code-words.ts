import { TYPE_LABELS as attributeTypes } from '#sections/attributes/types.ts'
import { TYPE_LABELS as contractTypes } from '#sections/contracts/statuses.ts'
import { carriers, deliveryTypes } from '#sections/deliveries/labels.ts'
import { entityLabels, kindLabels, priorityLabels } from '#sections/moderation/labels.ts'
import { orderSources, paymentStatuses } from '#sections/orders/labels.ts'
import { paymentSystemTypes } from '#sections/payment-systems/types.ts'
import { TYPE_LABELS as pointTypes } from '#sections/store-points/presets.ts'
import * as labels from '#text/enum-words.ts'

type Labels = Readonly<Record<string, string>>

/** By entity and field, or by the field alone where it means the same everywhere. */
const codes: Readonly<Record<string, Labels | undefined>> = {
  'attribute.type': attributeTypes,
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
  if (field === 'country_code') return labels.countryLabel(code)
  return (codes[`${entity}.${field}`] ?? codes[field])?.[code]
}
