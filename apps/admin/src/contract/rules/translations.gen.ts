// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'

export const translationsUpsertItemsRules = {
  group: { type: 'string', required: true, pattern: '^[a-z0-9_.-]+$', maxLength: 60 },
  key: { type: 'string', required: true, pattern: '^[a-z0-9_.-]+$', maxLength: 120 },
  locale: { type: 'string', required: true, enum: ['ru', 'en', 'kk', 'be'] },
  value: { type: 'string', required: true, minLength: 1, maxLength: 4000 },
} as const satisfies Rules
