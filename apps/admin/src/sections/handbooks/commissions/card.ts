import Percent from 'lucide-react/icons/percent'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const commissionsCard = {
  list: 'commissions.list',
  label: m.entity_commission,
  description: m.commissions_description,
  icon: Percent,
  permission: 'commission',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const { meta } = await client.api.commissions.list({ per_page: 10 }, { signal, retry: false })
  return { total: meta.total, disabled: 0, attention: null }
}
