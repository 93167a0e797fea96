// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const webhooksCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  url: { label: m.field_url, type: 'string', required: true, pattern: '^https?://[^\\s]+$', minLength: 8, maxLength: 2000 },
  entities: { label: m.field_entities, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 } },
  events: { label: m.field_events, type: 'array', maxItems: 20, items: { type: 'string', enum: ['created', 'updated', 'deleted', 'status_changed', 'enabled', 'disabled', 'moved', 'sorted', 'attached', 'detached', 'merged', 'restored', 'exported', 'revealed', 'erased', 'signed_in', 'sign_in_failed', 'signed_out', 'session_revoked', 'password_reset', 'preview_started', 'preview_ended', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_issued', 'recovery_code_used', 'provider_linked', 'access_requested', 'access_refused', 'factor_reset_requested', 'factor_reset', 'factor_reset_refused'] } },
} as const satisfies Rules
