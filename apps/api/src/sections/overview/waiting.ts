import { dayOf } from '#query/days.ts'
import { figure } from './figures.ts'

const WITHOUT_CONTRACT = { status: ['active' as const], has_active_contract: false }
const orders = ['order.statusChange'] as const
const requests = ['moderation.statusChange'] as const
const brandRequests = ['brand-moderation.statusChange'] as const
const companies = ['company.statusChange'] as const
const contracts = ['contract.update'] as const
const payouts = { of: 'staff', by: ['settlement.statusChange'] } as const

/** Work that waits, the most urgent first. */
export const waiting = [
  figure('overdue_orders', 'orders', { overdue: true }, { by: orders, oldest: 'ship_by' }),
  figure('new_orders', 'orders', { sub_status: ['new'] }, { of: 'sellers', oldest: 'placed_at' }),
  figure(
    'open_facts',
    'facts',
    { state: ['waiting', 'refused'] },
    { of: 'staff', by: ['order.receive'], oldest: 'received_at' },
  ),
  figure(
    'overdue_requests',
    'moderation',
    { status: ['new', 'in_work'], overdue: true },
    { of: 'staff', by: requests, oldest: 'due_at' },
  ),
  figure('revision_requests', 'moderation', { status: ['revision'] }, { of: 'sellers', oldest: 'created_at' }),
  figure(
    'overdue_brands',
    'brandModeration',
    { status: ['new', 'in_work'], overdue: true },
    { of: 'staff', by: brandRequests, oldest: 'due_at' },
  ),
  figure(
    'new_reviews',
    'reviews',
    { status: ['new'] },
    { of: 'staff', by: ['review.statusChange'], oldest: 'created_at' },
  ),
  figure(
    'pending_companies',
    'companies',
    { status: ['pending'] },
    { of: 'staff', by: companies, oldest: 'created_at' },
  ),
  figure('due_settlements', 'settlements', { is_due: true }, payouts),
  figure('closed_settlements', 'settlements', { status: ['closed'] }, payouts),
  figure('payable_settlements', 'settlements', { status: ['approved'], is_payable: true }, payouts),
  figure('ending_contracts', 'companies', { contract_ends_soon: true }, { by: contracts }),
  figure('without_contract', 'companies', WITHOUT_CONTRACT, { of: 'staff', by: contracts }),
  figure('unmapped_brands', 'brandAliases', { status: ['unmapped'] }, { of: 'staff', by: ['brand.update'] }),
  figure('price_quarantine', 'productOffers', { price_quarantine: true }, { by: ['product-offer.statusChange'] }),
  figure('rejected_products', 'products', { status: ['rejected'] }, { of: 'sellers' }),
  figure(
    'failed_sign_ins',
    'auditLog',
    (actor) => ({ event: ['sign_in_failed' as const], created_from: dayOf(actor), created_to: dayOf(actor) }),
    { of: 'staff', by: ['user.statusChange'] },
  ),
]

/** Faults of product cards, after the number of all cards, which they are shares of. */
export const catalogue = [
  figure('all_products', 'products', {}),
  figure('without_applicability', 'products', { has_applicability: false }),
  figure('without_crosses', 'products', { has_crosses: false }),
  figure('without_images', 'products', { has_images: false }),
  figure('without_description', 'products', { has_description: false }),
  figure('without_barcodes', 'products', { has_barcodes: false }),
  figure('without_offers', 'products', { has_offers: false }),
  figure('rejected_products', 'products', { status: ['rejected'] }),
]

export const sellers = [
  figure('pending_companies', 'companies', { status: ['pending'] }, { by: companies }),
  figure('without_contract', 'companies', WITHOUT_CONTRACT, { by: contracts }),
  figure('ending_contracts', 'companies', { contract_ends_soon: true }, { by: contracts }),
]

/** The unfinished work of the actor. */
export const work = [
  figure(
    'own_requests',
    'moderation',
    { status: ['in_work'], assignee_id: ['me'] },
    { of: 'staff', by: requests, oldest: 'due_at' },
  ),
  figure(
    'own_brands',
    'brandModeration',
    { status: ['in_work'], assignee_id: ['me'] },
    { of: 'staff', by: brandRequests, oldest: 'due_at' },
  ),
  figure('draft_products', 'products', { status: ['draft'] }, { of: 'sellers' }),
]
