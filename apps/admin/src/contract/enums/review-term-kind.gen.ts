// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reviewTermKindWords: Readonly<Record<Schemas['ReviewTermKind'], () => string>> = {
  'criterion': m.enum_review_term_kind_criterion,
  'pro_tag': m.enum_review_term_kind_pro_tag,
  'con_tag': m.enum_review_term_kind_con_tag,
  'stop_word': m.enum_review_term_kind_stop_word,
  'reply_template': m.enum_review_term_kind_reply_template,
}
