import type { EditableColumn } from '@admin-panel/ui/editable-grid'
import { m } from '#paraglide/messages.js'
import { readPrice, wholeIn } from './read-cells.ts'
import type { Offer } from './statuses.ts'

type Terms = Pick<Offer, 'price_kopecks' | 'old_price_kopecks' | 'delivery_days_min' | 'delivery_days_max'>

const days = (text: string) => wholeIn(text, 0, 60)

/** The prices of an offer, in each sheet of offers. */
export const priceColumns = (sortKey?: 'price_kopecks'): EditableColumn<Terms>[] => [
  { id: 'price_kopecks', ...(sortKey && { sortKey }), header: m.offer_price_column(), kind: 'money', parse: readPrice },
  { id: 'old_price_kopecks', header: m.offer_old_price_column(), kind: 'money' },
]

/** The days of delivery of an offer, in each sheet of offers. */
export const deliveryColumns = (): EditableColumn<Terms>[] => [
  { id: 'delivery_days_min', header: m.field_delivery_days_min(), kind: 'number', parse: days },
  { id: 'delivery_days_max', header: m.field_delivery_days_max(), kind: 'number', parse: days },
]
