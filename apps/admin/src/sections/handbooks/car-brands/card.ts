import Car from 'lucide-react/icons/car'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const carBrandsCard = {
  list: 'carBrands.list',
  label: m.car_brands_title,
  description: m.car_brands_description,
  icon: Car,
  permission: 'car-brand',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const options = { signal, retry: false } as const
  const [all, disabled, unmapped] = await Promise.all([
    client.api.carBrands.list({ per_page: 10 }, options),
    client.api.carBrands.list({ is_active: false, per_page: 10 }, options),
    client.api.legacyCarBrands.list({ status: ['unmapped'], per_page: 10 }, options),
  ])
  const count = unmapped.meta.total
  return {
    total: all.meta.total,
    disabled: disabled.meta.total,
    attention: count > 0 ? m.car_brands_attention({ count }) : null,
  }
}
