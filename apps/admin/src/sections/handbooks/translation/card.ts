import Languages from 'lucide-react/icons/languages'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const translationCard = {
  list: 'translations.list',
  label: m.entity_translation,
  description: m.translation_description,
  icon: Languages,
  permission: 'translation',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const options = { signal, retry: false } as const
  const [all, missing] = await Promise.all([
    client.api.translations.list({ per_page: 10 }, options),
    client.api.translations.list({ per_page: 10, missing: ['en', 'kk', 'be'] }, options),
  ])
  return {
    total: all.meta.total,
    disabled: 0,
    attention: missing.meta.total > 0 ? m.translation_attention({ count: missing.meta.total }) : null,
  }
}
