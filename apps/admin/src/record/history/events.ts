import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

type AuditEvent = Schemas['AuditEvent']
type AuditSource = Schemas['AuditSource']

export const eventLabels: Readonly<Record<AuditEvent, () => string>> = {
  created: m.audit_created,
  updated: m.audit_updated,
  deleted: m.audit_deleted,
  status_changed: m.audit_status_changed,
  enabled: m.audit_enabled,
  disabled: m.audit_disabled,
  moved: m.audit_moved,
  sorted: m.audit_sorted,
  attached: m.audit_attached,
  detached: m.audit_detached,
  merged: m.audit_merged,
  exported: m.audit_exported,
  signed_in: m.audit_signed_in,
  sign_in_failed: m.audit_sign_in_failed,
  signed_out: m.audit_signed_out,
  session_revoked: m.audit_session_revoked,
  password_reset: m.audit_password_reset,
}

export const sourceLabels: Readonly<Record<AuditSource, () => string>> = {
  panel: m.audit_source_panel,
  api: m.audit_source_api,
  import: m.audit_source_import,
  system: m.audit_source_system,
}
