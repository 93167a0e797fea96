import { dayOf } from '#query/days.ts'
import { figure } from './figures.ts'

/** Work that waits, the most urgent first. */
export const waiting = [
  figure('overdue_orders', 'orders', { overdue: true }, { oldest: 'ship_by' }),
  figure('new_orders', 'orders', { sub_status: ['new'] }, { of: 'sellers', oldest: 'placed_at' }),
  figure(
    'overdue_requests',
    'moderation',
    { status: ['new', 'in_work'], overdue: true },
    { of: 'staff', oldest: 'due_at' },
  ),
  figure('revision_requests', 'moderation', { status: ['revision'] }, { of: 'sellers', oldest: 'created_at' }),
  figure(
    'overdue_brands',
    'brandModeration',
    { status: ['new', 'in_work'], overdue: true },
    { of: 'staff', oldest: 'due_at' },
  ),
  figure('new_reviews', 'reviews', { status: ['new'] }, { of: 'staff', oldest: 'created_at' }),
  figure('pending_companies', 'companies', { status: ['pending'] }, { of: 'staff', oldest: 'created_at' }),
  figure('ending_contracts', 'companies', { contract_ends_soon: true }),
  figure('unmapped_brands', 'brandAliases', { status: ['unmapped'] }, { of: 'staff' }),
  figure('price_quarantine', 'productOffers', { price_quarantine: true }),
  figure('rejected_products', 'products', { status: ['rejected'] }, { of: 'sellers' }),
  figure(
    'failed_sign_ins',
    'auditLog',
    (actor) => ({ event: ['sign_in_failed' as const], created_from: dayOf(actor), created_to: dayOf(actor) }),
    { of: 'staff' },
  ),
]

/** Faults of product cards. */
export const catalogue = [
  figure('without_applicability', 'products', { has_applicability: false }),
  figure('without_images', 'products', { has_images: false }),
  figure('without_description', 'products', { has_description: false }),
  figure('without_barcodes', 'products', { has_barcodes: false }),
  figure('without_offers', 'products', { has_offers: false }),
  figure('rejected_products', 'products', { status: ['rejected'] }),
]

export const sellers = [
  figure('pending_companies', 'companies', { status: ['pending'] }),
  figure('without_contract', 'companies', { status: ['active'], has_active_contract: false }),
  figure('ending_contracts', 'companies', { contract_ends_soon: true }),
]

/** The unfinished work of the actor. */
export const work = [
  figure('own_requests', 'moderation', { status: ['in_work'], assignee_id: ['me'] }, { of: 'staff', oldest: 'due_at' }),
  figure(
    'own_brands',
    'brandModeration',
    { status: ['in_work'], assignee_id: ['me'] },
    { of: 'staff', oldest: 'due_at' },
  ),
  figure('draft_products', 'products', { status: ['draft'] }, { of: 'sellers' }),
]
