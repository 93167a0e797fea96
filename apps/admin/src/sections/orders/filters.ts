import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import { daysFilter } from '#shared/filters/days-filter.tsx'
import { flagFilter } from '#shared/filters/flag-filter.tsx'
import { rangeFilter } from '#shared/filters/range-filter.tsx'
import { referenceFilter } from '#shared/filters/reference-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { deliveryTypeOptions } from '#shared/orders/labels.ts'
import { subOrderStatuses } from '#shared/orders/sub-order-statuses.ts'
import { statusOptions } from '#shared/status/statuses.tsx'
import { orderStatuses, paymentStatuses, stateOptions } from './statuses.ts'

export const filters = () => [
  searchFilter(m.orders_search()),
  choiceFilter('status', stateOptions(orderStatuses)),
  choiceFilter('sub_status', statusOptions(subOrderStatuses)),
  flagFilter('overdue'),
]

export const moreFilters = () => [
  daysFilter('placed', m.orders_column_placed()),
  rangeFilter('total', { label: m.orders_column_total(), fraction: 2 }),
  choiceFilter('payment_status', stateOptions(paymentStatuses)),
  referenceFilter('payment_system_id', 'paymentSystems'),
  choiceFilter('delivery_type', deliveryTypeOptions()),
  referenceFilter('city_id', 'cities'),
  referenceFilter('company_id', 'companies'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('reason_id', 'operationReasons', { operation: 'order_cancel' }),
]
