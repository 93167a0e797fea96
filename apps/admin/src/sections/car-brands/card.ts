import Car from 'lucide-react/icons/car'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const carBrandsCard = {
  list: 'carBrands.list',
  label: m.car_brands_title,
  description: m.car_brands_description,
  icon: Car,
  permission: 'car-brand',
  mendAt: () => pathTo('legacyCarBrands.list', { status: 'unmapped' }),
  loadSummary: summaryOf({
    total: (options) => client.api.carBrands.list({ per_page: 10 }, options),
    disabled: (options) => client.api.carBrands.list({ is_active: false, per_page: 10 }, options),
    noted: (options) => client.api.legacyCarBrands.list({ status: ['unmapped'], per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.car_brands_attention({ count }) : null),
  }),
} as const
