import FolderCog from 'lucide-react/icons/folder-cog'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const categoriesCard = {
  list: 'categories.list',
  label: m.entity_category,
  description: m.categories_description,
  icon: FolderCog,
  permission: 'category',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const count = async (filter: { is_active?: boolean; without_attributes?: boolean }) => {
    const { meta } = await client.api.categories.list({ ...filter, per_page: 10 }, { signal, retry: false })
    return meta.total
  }
  const [total, disabled, bare] = await Promise.all([
    count({}),
    count({ is_active: false }),
    count({ is_active: true, without_attributes: true }),
  ])
  return { total, disabled, attention: bare > 0 ? m.categories_attention({ count: bare }) : null }
}
