// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const citiesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  region_id: { label: m.filter_region_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  federal_district: { label: m.filter_federal_district, type: 'array', maxItems: 8, items: { type: 'string', enum: ['Центральный', 'Северо-Западный', 'Южный', 'Северо-Кавказский', 'Приволжский', 'Уральский', 'Сибирский', 'Дальневосточный'] } },
  is_active: { label: m.filter_citiesList_is_active, type: 'boolean' },
  is_popular: { label: m.filter_citiesList_is_popular, type: 'boolean' },
  has_points: { label: m.filter_has_points, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'population', '-population', 'region', '-region'] } },
} as const satisfies Rules
