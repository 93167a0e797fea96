import Award from 'lucide-react/icons/award'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const brandsCard = {
  list: 'brands.list',
  label: m.entity_brand,
  description: m.brands_description,
  icon: Award,
  permission: 'brand',
  mendAt: () => pathTo('brands.unmapped'),
  loadSummary: summaryOf({
    total: (options) => client.api.brands.list({ per_page: 10 }, options),
    disabled: (options) => client.api.brands.list({ is_active: false, per_page: 10 }, options),
    noted: (options) => client.api.brandAliases.list({ status: ['unmapped'], per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.brands_attention({ count }) : null),
  }),
} as const
