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
  phones: { label: m.field_phones, type: 'array', required: true, minItems: 1, maxItems: 5, items: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$', maxLength: 16 } },
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

export const storePointsDisableByIdsRules = {
  items: { label: m.field_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  reason_id: { label: m.field_reason_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
} as const satisfies Rules

export const storePointsEnableByIdsRules = {
  items: { label: m.field_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  reason_id: { label: m.field_reason_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
} as const satisfies Rules

export const storePointsExportRules = {
  format: { label: m.filter_format, type: 'string', required: true, enum: ['csv', 'csv_raw', 'xlsx'] },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  type: { label: m.filter_type, type: 'array', maxItems: 5, items: { type: 'string', enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] } },
  status: { label: m.filter_storePointsExport_status, type: 'array', maxItems: 5, items: { type: 'string', enum: ['draft', 'active', 'paused', 'closed', 'blocked'] } },
  company_id: { label: m.filter_storePointsExport_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  region_id: { label: m.filter_region_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  open_now: { label: m.filter_open_now, type: 'boolean' },
  has_cash: { label: m.filter_has_cash, type: 'boolean' },
  has_card: { label: m.filter_has_card, type: 'boolean' },
  services: { label: m.filter_services, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
  bbox: { label: m.filter_bbox, type: 'string', pattern: '^-?[0-9]{1,3}(\\.[0-9]{1,9})?(,-?[0-9]{1,3}(\\.[0-9]{1,9})?){3}$', maxLength: 80 },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'created_at', '-created_at', 'city', '-city', 'code', '-code'] } },
} as const satisfies Rules

export const storePointsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  type: { label: m.filter_type, type: 'array', maxItems: 5, items: { type: 'string', enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] } },
  status: { label: m.filter_storePointsList_status, type: 'array', maxItems: 5, items: { type: 'string', enum: ['draft', 'active', 'paused', 'closed', 'blocked'] } },
  company_id: { label: m.filter_storePointsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  region_id: { label: m.filter_region_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  open_now: { label: m.filter_open_now, type: 'boolean' },
  has_cash: { label: m.filter_has_cash, type: 'boolean' },
  has_card: { label: m.filter_has_card, type: 'boolean' },
  services: { label: m.filter_services, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
  bbox: { label: m.filter_bbox, type: 'string', pattern: '^-?[0-9]{1,3}(\\.[0-9]{1,9})?(,-?[0-9]{1,3}(\\.[0-9]{1,9})?){3}$', maxLength: 80 },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'created_at', '-created_at', 'city', '-city', 'code', '-code'] } },
} as const satisfies Rules

export const storePointsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_storePointsOptions_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.filter_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  type: { label: m.filter_type, type: 'array', maxItems: 5, items: { type: 'string', enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] } },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const storePointsStatusChangeRules = {
  status: { label: m.field_status, type: 'string', required: true, enum: ['draft', 'active', 'paused', 'closed', 'blocked'] },
  reason_id: { label: m.field_reason_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  until: { label: m.field_until, type: 'string', format: 'date-time' },
} as const satisfies Rules

export const storePointsUpdateRules = {
  company_id: { label: m.field_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  code: { label: m.field_code, type: 'string', pattern: '^[A-Z0-9-]{3,20}$', maxLength: 20 },
  name: { label: m.field_name, type: 'string', minLength: 3, maxLength: 120 },
  type: { label: m.field_type, type: 'string', enum: ['shop', 'warehouse', 'pickup_point', 'parcel_locker', 'service_center'] },
  city_id: { label: m.field_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  street: { label: m.field_street, type: 'string', minLength: 1, maxLength: 120 },
  house: { label: m.field_house, type: 'string', minLength: 1, maxLength: 20 },
  building: { label: m.field_building, type: 'string', maxLength: 20 },
  office: { label: m.field_office, type: 'string', maxLength: 20 },
  postal_code: { label: m.field_postal_code, type: 'string', pattern: '^([0-9]{6})?$', maxLength: 6 },
  lat: { label: m.field_lat, type: 'number', format: 'double', minimum: -90, maximum: 90 },
  lon: { label: m.field_lon, type: 'number', format: 'double', minimum: -180, maximum: 180 },
  phones: { label: m.field_phones, type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', pattern: '^\\+[1-9][0-9]{6,14}$', maxLength: 16 } },
  email: { label: m.field_email, type: 'string', format: 'email', minLength: 3, maxLength: 254 },
  schedule: { label: m.field_schedule, type: 'array', minItems: 7, maxItems: 7, items: { type: 'array', maxItems: 4, items: { type: 'object' } } },
  schedule_exceptions: { label: m.field_schedule_exceptions, type: 'array', maxItems: 50, items: { type: 'object' } },
  works_on_holidays: { label: m.field_works_on_holidays, type: 'boolean' },
  is_main: { label: m.field_is_main, type: 'boolean' },
  photo_ids: { label: m.field_photo_ids, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  cutoff: { label: m.field_cutoff, type: 'string', pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$', maxLength: 5 },
  assembly_minutes: { label: m.field_storePointsUpdate_assembly_minutes, type: 'integer', format: 'int32', minimum: 0, maximum: 10080 },
  is_ship_from: { label: m.field_is_ship_from, type: 'boolean' },
  storage_days: { label: m.field_storage_days, type: 'integer', format: 'int32', minimum: 1, maximum: 30 },
  has_cash: { label: m.field_has_cash, type: 'boolean' },
  has_card: { label: m.field_has_card, type: 'boolean' },
  has_fitting: { label: m.field_has_fitting, type: 'boolean' },
  max_weight_g: { label: m.field_storePointsUpdate_max_weight_g, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
  max_side_mm: { label: m.field_storePointsUpdate_max_side_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
  capacity: { label: m.field_capacity, type: 'integer', format: 'int32', minimum: 1, maximum: 100000 },
  services: { label: m.field_services, type: 'array', maxItems: 7, items: { type: 'string', enum: ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] } },
  bays: { label: m.field_bays, type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
} as const satisfies Rules
