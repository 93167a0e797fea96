import Percent from 'lucide-react/icons/percent'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const commissionsCard = {
  list: 'commissions.list',
  label: m.entity_commission,
  description: m.commissions_description,
  icon: Percent,
  permission: 'commission',
  loadSummary: summaryOf({
    total: (options) => client.api.commissions.list({ per_page: 10 }, options),
  }),
} as const
