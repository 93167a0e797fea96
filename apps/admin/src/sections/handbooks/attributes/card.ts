import ListTree from 'lucide-react/icons/list-tree'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const attributesCard = {
  list: 'attributes.list',
  label: m.entity_attribute,
  description: m.attributes_description,
  icon: ListTree,
  permission: 'attribute',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const count = async (filter: { is_active?: boolean; without_synonyms?: boolean }) => {
    const { meta } = await client.api.attributes.list({ ...filter, per_page: 10 }, { signal, retry: false })
    return meta.total
  }
  const [total, disabled, unnamed] = await Promise.all([
    count({}),
    count({ is_active: false }),
    count({ is_active: true, without_synonyms: true }),
  ])
  return { total, disabled, attention: unnamed > 0 ? m.attributes_attention({ count: unnamed }) : null }
}
