// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandModerationCreateRules = {
  proposed_name: { label: m.field_proposed_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  proposed_synonyms: { label: m.field_proposed_synonyms, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 120 } },
  site: { label: m.field_site, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
  country_code: { label: m.field_country_code, type: 'string', pattern: '^[A-Z]{2}$' },
  document_ids: { label: m.field_document_ids, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  samples: { label: m.field_samples, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 32 } },
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules

export const brandModerationListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_brandModerationList_status, type: 'array', maxItems: 6, items: { type: 'string', enum: ['new', 'in_work', 'approved', 'rejected', 'revision', 'cancelled'] } },
  resolution: { label: m.filter_resolution, type: 'array', maxItems: 3, items: { type: 'string', enum: ['created', 'merged', 'rejected'] } },
  company_id: { label: m.filter_brandModerationList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  assignee_id: { label: m.filter_assignee_id, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^(me|none|[1-9][0-9]{0,15})$', maxLength: 16 } },
  overdue: { label: m.filter_overdue, type: 'boolean' },
  created_from: { label: m.filter_brandModerationList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_brandModerationList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['due_at', '-due_at', 'created_at', '-created_at', 'proposed_name', '-proposed_name', 'attempt', '-attempt'] } },
} as const satisfies Rules
