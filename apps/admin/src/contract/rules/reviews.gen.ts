// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const reviewsUpdateRules = {
  reply_text: { label: m.field_reply_text, type: 'string', minLength: 2, maxLength: 1000 },
  complaint_reason_id: { label: m.field_complaint_reason_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  complaint_comment: { label: m.field_complaint_comment, type: 'string', maxLength: 1000 },
} as const satisfies Rules
