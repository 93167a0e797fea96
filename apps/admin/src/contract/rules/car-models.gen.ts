// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const carModelsCreateRules = {
  car_brand_id: { label: m.field_car_brand_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 80 },
  name_ru: { label: m.field_name_ru, type: 'string', maxLength: 80 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  body: { label: m.field_body, type: 'string', required: true, enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] },
  generation: { label: m.field_generation, type: 'string', maxLength: 40 },
  year_from: { label: m.field_year_from, type: 'integer', required: true, format: 'int32', minimum: 1880, maximum: 2100 },
  year_to: { label: m.field_year_to, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  tecdoc_id: { label: m.field_tecdoc_id, type: 'integer', format: 'int32', minimum: 1 },
} as const satisfies Rules

export const carModelsGenerateTransliteNameRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 255 },
  car_brand_id: { label: m.field_car_brand_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  id: { label: m.field_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules

export const carModelsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  car_brand_id: { label: m.filter_car_brand_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  body: { label: m.filter_body, type: 'array', maxItems: 9, items: { type: 'string', enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] } },
  year: { label: m.filter_year, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  is_active: { label: m.filter_carModelsList_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['position', '-position', 'name', '-name', 'year_from', '-year_from', 'updated_at', '-updated_at'] } },
} as const satisfies Rules

export const carModelsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  car_brand_id: { label: m.filter_car_brand_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const carModelsSortRules = {
  car_brand_id: { label: m.field_car_brand_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  ids: { type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules

export const carModelsUpdateRules = {
  car_brand_id: { label: m.field_car_brand_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  name: { label: m.field_name, type: 'string', minLength: 1, maxLength: 80 },
  name_ru: { label: m.field_name_ru, type: 'string', maxLength: 80 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  body: { label: m.field_body, type: 'string', enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] },
  generation: { label: m.field_generation, type: 'string', maxLength: 40 },
  year_from: { label: m.field_year_from, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  year_to: { label: m.field_year_to, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  tecdoc_id: { label: m.field_tecdoc_id, type: 'integer', format: 'int32', minimum: 1 },
} as const satisfies Rules
