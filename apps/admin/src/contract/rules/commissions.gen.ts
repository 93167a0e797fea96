// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'

export const commissionsUpsertItemsRules = {
  company_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  category_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  brand_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  company: { type: 'string', maxLength: 150 },
  category: { type: 'string', maxLength: 150 },
  brand: { type: 'string', maxLength: 150 },
  rate_bp: { type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 5000 },
  min_kopecks: { type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  fixed_kopecks: { type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  valid_from: { type: 'string', required: true, format: 'date' },
  valid_to: { type: 'string', format: 'date' },
  comment: { type: 'string', maxLength: 500 },
} as const satisfies Rules
