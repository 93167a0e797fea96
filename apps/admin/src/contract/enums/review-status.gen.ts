// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const reviewStatusWords: Readonly<Record<Schemas['ReviewStatus'], () => string>> = {
  'new': m.enum_review_status_new,
  'published': m.enum_review_status_published,
  'rejected': m.enum_review_status_rejected,
  'hidden': m.enum_review_status_hidden,
}
