// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const auditSourceWords: Readonly<Record<Schemas['AuditSource'], () => string>> = {
  'panel': m.enum_audit_source_panel,
  'api': m.enum_audit_source_api,
  'import': m.enum_audit_source_import,
  'system': m.enum_audit_source_system,
}
