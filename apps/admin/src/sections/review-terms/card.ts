import MessageSquareText from 'lucide-react/icons/message-square-text'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { summaryOf } from '#shop/handbooks/list-summary.ts'

export const reviewTermsCard = {
  list: 'reviewTerms.list',
  label: m.entity_review_term,
  description: m.review_terms_description,
  icon: MessageSquareText,
  permission: 'review',
  loadSummary: summaryOf({
    total: (options) => client.api.reviewTerms.list({ per_page: 10 }, options),
    disabled: (options) => client.api.reviewTerms.list({ is_active: false, per_page: 10 }, options),
    noted: (options) => client.api.reviewTerms.list({ kind: ['criterion'], is_active: true, per_page: 10 }, options),
    attention: (count) => (count === 0 ? m.review_terms_attention() : null),
  }),
} as const
