import FolderCog from 'lucide-react/icons/folder-cog'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const categoriesCard = {
  list: 'categories.list',
  label: m.entity_category,
  description: m.categories_description,
  icon: FolderCog,
  permission: 'category',
  mendAt: () => pathTo('categories.list', { is_active: true, without_attributes: true }),
  loadSummary: summaryOf({
    total: (options) => client.api.categories.list({ per_page: 10 }, options),
    disabled: (options) => client.api.categories.list({ is_active: false, per_page: 10 }, options),
    noted: (options) =>
      client.api.categories.list({ is_active: true, without_attributes: true, per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.categories_attention({ count }) : null),
  }),
} as const
