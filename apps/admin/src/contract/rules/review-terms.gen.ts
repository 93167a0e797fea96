// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'

export const reviewTermsUpsertItemsRules = {
  id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  kind: { type: 'string', required: true, enum: ['criterion', 'pro_tag', 'con_tag', 'stop_word', 'reply_template'] },
  text: { type: 'string', required: true, minLength: 2, maxLength: 1000 },
  category_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  position: { type: 'integer', format: 'int32', minimum: 1, maximum: 100000 },
  is_active: { type: 'boolean' },
} as const satisfies Rules
