import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import Mail from 'lucide-react/icons/mail'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { type TemplateEvent } from './labels.ts'

export const templatesCard = {
  list: 'templates.list',
  label: m.templates_title,
  description: m.templates_description,
  icon: Mail,
  permission: 'template',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const all = await client.api.templates.list({ per_page: 100 }, { signal, retry: false }).all(1000)
  const activeEvents = new Set<TemplateEvent>(all.filter(({ is_active }) => is_active).map(({ event }) => event))
  const uncovered = Object.entries(templateEventWords).flatMap(([event, label]) =>
    [...activeEvents].some((name) => name === event) ? [] : label(),
  )
  return {
    total: all.length,
    disabled: all.filter(({ is_active }) => !is_active).length,
    attention: uncovered.length > 0 ? m.templates_attention({ count: uncovered.length }) : null,
    details: uncovered.join(', '),
  }
}
