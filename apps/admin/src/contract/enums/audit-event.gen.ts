// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const auditEventWords: Readonly<Record<Schemas['AuditEvent'], () => string>> = {
  'created': m.enum_audit_event_created,
  'updated': m.enum_audit_event_updated,
  'deleted': m.enum_audit_event_deleted,
  'status_changed': m.enum_audit_event_status_changed,
  'enabled': m.enum_audit_event_enabled,
  'disabled': m.enum_audit_event_disabled,
  'moved': m.enum_audit_event_moved,
  'sorted': m.enum_audit_event_sorted,
  'attached': m.enum_audit_event_attached,
  'detached': m.enum_audit_event_detached,
  'merged': m.enum_audit_event_merged,
  'restored': m.enum_audit_event_restored,
  'exported': m.enum_audit_event_exported,
  'revealed': m.enum_audit_event_revealed,
  'signed_in': m.enum_audit_event_signed_in,
  'sign_in_failed': m.enum_audit_event_sign_in_failed,
  'signed_out': m.enum_audit_event_signed_out,
  'session_revoked': m.enum_audit_event_session_revoked,
  'password_reset': m.enum_audit_event_password_reset,
  'preview_started': m.enum_audit_event_preview_started,
  'preview_ended': m.enum_audit_event_preview_ended,
  'factor_added': m.enum_audit_event_factor_added,
  'factor_removed': m.enum_audit_event_factor_removed,
  'recovery_codes_issued': m.enum_audit_event_recovery_codes_issued,
  'recovery_code_used': m.enum_audit_event_recovery_code_used,
  'provider_linked': m.enum_audit_event_provider_linked,
  'access_requested': m.enum_audit_event_access_requested,
  'access_refused': m.enum_audit_event_access_refused,
  'factor_reset_requested': m.enum_audit_event_factor_reset_requested,
  'factor_reset': m.enum_audit_event_factor_reset,
  'factor_reset_refused': m.enum_audit_event_factor_reset_refused,
}
