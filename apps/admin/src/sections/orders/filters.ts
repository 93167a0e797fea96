import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { rangeFilter } from '#list/filters/range-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { deliveryTypeOptions } from '#shop/orders/labels.ts'
import { subOrderStatuses } from '#shop/orders/sub-order-statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { orderStatuses, paymentStatuses } from './statuses.ts'

export const filters = () => [
  searchFilter(m.orders_search()),
  choiceFilter('status', statusOptions(orderStatuses)),
  choiceFilter('sub_status', statusOptions(subOrderStatuses)),
  flagFilter('overdue'),
]

export const moreFilters = () => [
  daysFilter('placed', m.orders_column_placed()),
  rangeFilter('total', { label: m.orders_column_total(), fraction: 2 }),
  choiceFilter('payment_status', statusOptions(paymentStatuses)),
  referenceFilter('payment_system_id', 'paymentSystems'),
  choiceFilter('delivery_type', deliveryTypeOptions()),
  referenceFilter('city_id', 'cities'),
  referenceFilter('company_id', 'companies'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('reason_id', 'operationReasons', { operation: 'order_cancel' }),
]
