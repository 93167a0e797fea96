import Award from 'lucide-react/icons/award'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const brandsCard = {
  list: 'brands.list',
  label: m.entity_brand,
  description: m.brands_description,
  icon: Award,
  permission: 'brand',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const options = { signal, retry: false } as const
  const [all, disabled, unmapped] = await Promise.all([
    client.api.brands.list({ per_page: 10 }, options),
    client.api.brands.list({ is_active: false, per_page: 10 }, options),
    client.api.brandAliases.list({ status: ['unmapped'], per_page: 10 }, options),
  ])
  const count = unmapped.meta.total
  return {
    total: all.meta.total,
    disabled: disabled.meta.total,
    attention: count > 0 ? m.brands_attention({ count }) : null,
  }
}
