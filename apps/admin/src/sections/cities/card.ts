import MapPinned from 'lucide-react/icons/map-pinned'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const citiesCard = {
  list: 'cities.list',
  label: m.entity_city,
  description: m.cities_description,
  icon: MapPinned,
  permission: 'city',
  mendAt: () => pathTo('legacyCities.list', { status: 'unmapped' }),
  loadSummary: summaryOf({
    total: (options) => client.api.cities.list({ per_page: 10 }, options),
    disabled: (options) => client.api.cities.list({ is_active: false, per_page: 10 }, options),
    noted: (options) => client.api.legacyCities.list({ status: ['unmapped'], per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.cities_attention({ count }) : null),
  }),
} as const
