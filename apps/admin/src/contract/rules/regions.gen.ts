// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const regionsCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['республика', 'край', 'область', 'город', 'автономная область', 'автономный округ'] },
  iso_code: { label: m.field_iso_code, type: 'string', required: true, pattern: '^RU-[A-Z]{2,3}$', maxLength: 6 },
  federal_district: { label: m.field_federal_district, type: 'string', required: true, enum: ['Центральный', 'Северо-Западный', 'Южный', 'Северо-Кавказский', 'Приволжский', 'Уральский', 'Сибирский', 'Дальневосточный'] },
  kladr_id: { label: m.field_kladr_id, type: 'string', pattern: '^[0-9]{13}$', maxLength: 13 },
  fias_id: { label: m.field_fias_id, type: 'string', pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', maxLength: 36 },
  time_zone: { label: m.field_time_zone, type: 'string', required: true, pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
} as const satisfies Rules
