// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

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
