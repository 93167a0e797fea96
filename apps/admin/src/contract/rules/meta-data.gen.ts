// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const metaDataDeleteByParamsRules = {
  entity: { label: m.filter_metaDataDeleteByParams_entity, type: 'string', enum: ['category', 'brand', 'city'] },
  entity_id: { label: m.filter_metaDataDeleteByParams_entity_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.filter_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  without_city: { label: m.filter_without_city, type: 'boolean' },
  dry_run: { type: 'boolean', default: false },
} as const satisfies Rules

export const metaDataListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  entity: { label: m.filter_metaDataList_entity, type: 'array', maxItems: 3, items: { type: 'string', enum: ['category', 'brand', 'city'] } },
  entity_id: { label: m.filter_metaDataList_entity_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  without_city: { label: m.filter_without_city, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['updated_at', '-updated_at', 'title', '-title', 'h1', '-h1'] } },
} as const satisfies Rules

export const metaDataUpsertRules = {
  items: { label: m.field_metaDataUpsert_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  lines: { label: m.field_lines, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
  skip_invalid: { label: m.field_skip_invalid, type: 'boolean', default: false },
} as const satisfies Rules

export const metaDataViewRules = {
  entity: { label: m.filter_metaDataView_entity, type: 'string', required: true, enum: ['category', 'brand', 'city'] },
  entity_id: { label: m.filter_metaDataView_entity_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.filter_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules
