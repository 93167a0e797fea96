// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const auditLogDeletedRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  user_id: { label: m.filter_user_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  entity: { label: m.filter_auditLogDeleted_entity, type: 'array', maxItems: 40, items: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 } },
  entity_id: { label: m.filter_auditLogDeleted_entity_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  company_id: { label: m.filter_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  created_from: { label: m.filter_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at'] } },
} as const satisfies Rules

export const auditLogListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  user_id: { label: m.filter_user_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  entity: { label: m.filter_auditLogList_entity, type: 'array', maxItems: 40, items: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 } },
  entity_id: { label: m.filter_auditLogList_entity_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  event: { label: m.filter_event, type: 'array', maxItems: 20, items: { type: 'string', enum: ['created', 'updated', 'deleted', 'status_changed', 'enabled', 'disabled', 'moved', 'sorted', 'attached', 'detached', 'merged', 'restored', 'exported', 'revealed', 'erased', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked', 'password_reset', 'preview_started', 'preview_ended', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_issued', 'recovery_code_used', 'provider_linked', 'access_requested', 'access_refused', 'factor_reset_requested', 'factor_reset', 'factor_reset_refused'] } },
  company_id: { label: m.filter_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  source: { label: m.filter_source, type: 'array', maxItems: 4, items: { type: 'string', enum: ['panel', 'api', 'import', 'system'] } },
  ip: { label: m.filter_ip, type: 'string', maxLength: 45 },
  request_id: { label: m.filter_request_id, type: 'string', maxLength: 64 },
  field: { label: m.filter_field, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 80 } },
  created_from: { label: m.filter_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at'] } },
} as const satisfies Rules
