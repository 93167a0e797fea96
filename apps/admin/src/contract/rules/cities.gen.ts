// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const citiesCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  name_in: { label: m.field_name_in, type: 'string', required: true, pattern: '^(в|во|на) \\S.*$', minLength: 3, maxLength: 130 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  region_id: { label: m.field_region_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['г', 'пгт', 'с', 'п'] },
  kladr_id: { label: m.field_kladr_id, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
  fias_id: { label: m.field_fias_id, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
  postal_code: { label: m.field_postal_code, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
  time_zone: { label: m.field_time_zone, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
  lat: { label: m.field_lat, type: 'number', required: true, format: 'double', minimum: -90, maximum: 90 },
  lon: { label: m.field_lon, type: 'number', required: true, format: 'double', minimum: -180, maximum: 180 },
  population: { label: m.field_population, type: 'integer', format: 'int32', minimum: 0, maximum: 30000000 },
  is_capital: { label: m.field_is_capital, type: 'boolean' },
  is_popular: { label: m.field_citiesCreate_is_popular, type: 'boolean' },
} as const satisfies Rules
