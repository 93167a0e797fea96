import MessageSquareText from 'lucide-react/icons/message-square-text'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'

export const reviewTermsCard = {
  list: 'reviewTerms.list',
  label: m.entity_review_term,
  description: m.review_terms_description,
  icon: MessageSquareText,
  permission: 'review',
  loadSummary,
} as const

async function loadSummary(signal: AbortSignal) {
  const options = { signal, retry: false } as const
  const [all, off, criteria] = await Promise.all([
    client.api.reviewTerms.list({ per_page: 10 }, options),
    client.api.reviewTerms.list({ per_page: 10, is_active: false }, options),
    client.api.reviewTerms.list({ per_page: 10, kind: ['criterion'], is_active: true }, options),
  ])
  return {
    total: all.meta.total,
    disabled: off.meta.total,
    attention: criteria.meta.total === 0 ? m.review_terms_attention() : null,
  }
}
