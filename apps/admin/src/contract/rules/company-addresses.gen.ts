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
