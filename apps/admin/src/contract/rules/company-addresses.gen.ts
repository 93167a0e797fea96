// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const companyAddressesCreateRules = {
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  type: { label: m.field_companyAddressesCreate_type, type: 'string', required: true, enum: ['legal', 'actual', 'postal', 'return'] },
  region_id: { label: m.field_region_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.field_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  postal_code: { label: m.field_postal_code, type: 'string', required: true, pattern: '^[0-9]{6}$', maxLength: 6 },
  street: { label: m.field_street, type: 'string', required: true, minLength: 1, maxLength: 120 },
  house: { label: m.field_house, type: 'string', required: true, minLength: 1, maxLength: 20 },
  building: { label: m.field_building, type: 'string', maxLength: 20 },
  office: { label: m.field_office, type: 'string', maxLength: 20 },
  fias_id: { label: m.field_fias_id, type: 'string', pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$', maxLength: 36 },
  kladr_id: { label: m.field_kladr_id, type: 'string', pattern: '^([0-9]{13})?$', maxLength: 13 },
  lat: { label: m.field_lat, type: 'number', format: 'double', minimum: -90, maximum: 90 },
  lon: { label: m.field_lon, type: 'number', format: 'double', minimum: -180, maximum: 180 },
} as const satisfies Rules

export const companyAddressesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_companyAddressesList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  type: { label: m.filter_companyAddressesList_type, type: 'array', maxItems: 4, items: { type: 'string', enum: ['legal', 'actual', 'postal', 'return'] } },
  region_id: { label: m.filter_region_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['type', '-type', 'created_at', '-created_at'] } },
} as const satisfies Rules

export const companyAddressesOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_companyAddressesOptions_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const companyAddressesUpdateRules = {
  type: { label: m.field_companyAddressesUpdate_type, type: 'string', enum: ['legal', 'actual', 'postal', 'return'] },
  region_id: { label: m.field_region_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { label: m.field_city_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  postal_code: { label: m.field_postal_code, type: 'string', pattern: '^[0-9]{6}$', maxLength: 6 },
  street: { label: m.field_street, type: 'string', minLength: 1, maxLength: 120 },
  house: { label: m.field_house, type: 'string', minLength: 1, maxLength: 20 },
  building: { label: m.field_building, type: 'string', maxLength: 20 },
  office: { label: m.field_office, type: 'string', maxLength: 20 },
  fias_id: { label: m.field_fias_id, type: 'string', pattern: '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$', maxLength: 36 },
  kladr_id: { label: m.field_kladr_id, type: 'string', pattern: '^([0-9]{13})?$', maxLength: 13 },
  lat: { label: m.field_lat, type: 'number', format: 'double', minimum: -90, maximum: 90 },
  lon: { label: m.field_lon, type: 'number', format: 'double', minimum: -180, maximum: 180 },
} as const satisfies Rules
