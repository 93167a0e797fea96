import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type ReasonOperation = Schemas['ReasonOperation']
export type ReasonInitiator = Schemas['ReasonInitiator']

const operations: Record<ReasonOperation, () => string> = {
  order_cancel: m.reasons_operation_order_cancel,
  order_return: m.reasons_operation_order_return,
  product_reject: m.reasons_operation_product_reject,
  product_block: m.reasons_operation_product_block,
  moderation_reject: m.reasons_operation_moderation_reject,
  moderation_revision: m.reasons_operation_moderation_revision,
  company_suspend: m.reasons_operation_company_suspend,
  company_terminate: m.reasons_operation_company_terminate,
  contract_terminate: m.reasons_operation_contract_terminate,
  store_point_pause: m.reasons_operation_store_point_pause,
  store_point_close: m.reasons_operation_store_point_close,
  user_block: m.reasons_operation_user_block,
  review_reject: m.reasons_operation_review_reject,
  review_hide: m.reasons_operation_review_hide,
}

const subjects: Record<Schemas['ReasonSubject'], () => string> = {
  product: m.entity_product,
  company: m.entity_company,
  'store-point': m.entity_store_point,
  'bank-detail': m.entity_bank_detail,
  brand: m.entity_brand,
}

const initiators: Record<ReasonInitiator, () => string> = {
  seller: m.reasons_initiator_seller,
  buyer: m.reasons_initiator_buyer,
  marketplace: m.reasons_initiator_marketplace,
  delivery: m.reasons_initiator_delivery,
  system: m.reasons_initiator_system,
}

export function operationOptions() {
  return choices(operations)
}

export function subjectOptions() {
  return choices(subjects)
}

export function subjectNames(names: readonly Schemas['ReasonSubject'][]) {
  return names.map((name) => subjects[name]()).join(', ')
}

export function initiatorOptions() {
  return choices(initiators)
}

export function operationNames(names: readonly ReasonOperation[]) {
  return names.map((name) => operations[name]()).join(', ')
}

export function initiatorName(name: ReasonInitiator) {
  return initiators[name]()
}

function choices<Name extends string>(labels: Record<Name, () => string>) {
  return keysOf(labels).map((value) => ({ value, label: labels[value]() }))
}

// The records above name every value of the contract's enums, and nothing else.
function keysOf<Name extends string>(record: Record<Name, unknown>) {
  return Object.keys(record) as Name[]
}
