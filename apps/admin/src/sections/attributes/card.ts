import ListTree from 'lucide-react/icons/list-tree'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const attributesCard = {
  list: 'attributes.list',
  label: m.entity_attribute,
  description: m.attributes_description,
  icon: ListTree,
  permission: 'attribute',
  mendAt: () => pathTo('attributes.list', { is_active: true, without_synonyms: true }),
  loadSummary: summaryOf({
    total: (options) => client.api.attributes.list({ per_page: 10 }, options),
    disabled: (options) => client.api.attributes.list({ is_active: false, per_page: 10 }, options),
    noted: (options) => client.api.attributes.list({ is_active: true, without_synonyms: true, per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.attributes_attention({ count }) : null),
  }),
} as const
