import MapPinned from 'lucide-react/icons/map-pinned'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const citiesCard = {
  list: 'cities.list',
  label: m.entity_city,
  description: m.cities_description,
  icon: MapPinned,
  permission: 'city',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const options = { signal, retry: false } as const
  const [all, disabled, unmapped] = await Promise.all([
    client.api.cities.list({ per_page: 10 }, options),
    client.api.cities.list({ is_active: false, per_page: 10 }, options),
    client.api.legacyCities.list({ status: ['unmapped'], per_page: 10 }, options),
  ])
  const count = unmapped.meta.total
  return {
    total: all.meta.total,
    disabled: disabled.meta.total,
    attention: count > 0 ? m.cities_attention({ count }) : null,
  }
}
