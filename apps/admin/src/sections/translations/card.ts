import Languages from 'lucide-react/icons/languages'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const translationsCard = {
  list: 'translations.list',
  label: m.entity_translation,
  description: m.translation_description,
  icon: Languages,
  permission: 'translation',
  mendAt: () => pathTo('translations.list', { missing: 'en,kk,be' }),
  loadSummary: summaryOf({
    total: (options) => client.api.translations.list({ per_page: 10 }, options),
    noted: (options) => client.api.translations.list({ missing: ['en', 'kk', 'be'], per_page: 10 }, options),
    attention: (count) => (count > 0 ? m.translation_attention({ count }) : null),
  }),
} as const
