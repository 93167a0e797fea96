// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const rolesCreateRules = {
  slug: { label: m.field_rolesCreate_slug, type: 'string', required: true, pattern: '^[a-z][a-z0-9-]{1,40}$' },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  description: { label: m.field_description, type: 'string', maxLength: 500 },
  scope: { label: m.field_scope, type: 'string', required: true, enum: ['all', 'own'] },
  permissions: { label: m.field_permissions, type: 'array', required: true, maxItems: 500, items: { type: 'object' } },
} as const satisfies Rules

export const rolesUpdateRules = {
  name: { label: m.field_name, type: 'string', minLength: 2, maxLength: 60 },
  description: { label: m.field_description, type: 'string', maxLength: 500 },
  scope: { label: m.field_scope, type: 'string', enum: ['all', 'own'] },
  permissions: { label: m.field_permissions, type: 'array', maxItems: 500, items: { type: 'object' } },
  factor_required_from: { label: m.field_factor_required_from, type: 'string', format: 'date' },
} as const satisfies Rules
