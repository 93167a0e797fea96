// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const storePointsCreateRules = {
  company_id: { label: m.field_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  code: { label: m.field_code, type: 'string', required: true, pattern: '^[A-Z0-9-]{3,20}$', maxLength: 20 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 3, maxLength: 120 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] },
  city_id: { label: m.field_city_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  street: { label: m.field_street, type: 'string', required: true, minLength: 1, maxLength: 120 },
  house: { label: m.field_house, type: 'string', required: true, minLength: 1, maxLength: 20 },
  building: { label: m.field_building, type: 'string', maxLength: 20 },
  office: { label: m.field_office, type: 'string', maxLength: 20 },
  postal_code: { label: m.field_postal_code, type: 'string', pattern: '^([0-9]{6})?$', maxLength: 6 },
  lat: { label: m.field_lat, type: 'number', format: 'double', minimum: -90, maximum: 90 },
  lon: { label: m.field_lon, type: 'number', format: 'double', minimum: -180, maximum: 180 },
  phones: { label: m.field_phones, type: 'array', required: true, minItems: 1, maxItems: 5, items: { type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 } },
  email: { label: m.field_email, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
  schedule: { label: m.field_schedule, type: 'array', required: true, minItems: 7, maxItems: 7, items: { type: 'array', maxItems: 4, items: { type: 'object' } } },
  schedule_exceptions: { label: m.field_schedule_exceptions, type: 'array', maxItems: 50, items: { type: 'object' } },
  works_on_holidays: { label: m.field_works_on_holidays, type: 'boolean' },
  is_main: { label: m.field_is_main, type: 'boolean' },
  photo_ids: { label: m.field_photo_ids, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  cutoff: { label: m.field_cutoff, type: 'string', pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', maxLength: 5 },
  assembly_minutes: { label: m.field_storePointsCreate_assembly_minutes, type: 'integer', format: 'int32', minimum: 0, maximum: 10080 },
  is_ship_from: { label: m.field_is_ship_from, type: 'boolean' },
  storage_days: { label: m.field_storage_days, type: 'integer', format: 'int32', minimum: 1, maximum: 30 },
  has_cash: { label: m.field_has_cash, type: 'boolean' },
  has_card: { label: m.field_has_card, type: 'boolean' },
  has_fitting: { label: m.field_has_fitting, type: 'boolean' },
  max_weight_g: { label: m.field_storePointsCreate_max_weight_g, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
  max_side_mm: { label: m.field_storePointsCreate_max_side_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
  capacity: { label: m.field_capacity, type: 'integer', format: 'int32', minimum: 1, maximum: 100000 },
  services: { label: m.field_services, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
  bays: { label: m.field_bays, type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
} as const satisfies Rules
