import { keysOf } from '#text/pick.ts'
import type { AuditEvent } from '#db/audit.ts'

/**
 * What an event of the log says: a `change` of values that a restore brings back, a `final` change that nothing brings back, or
 * a `note` of what changed no record that a page shows.
 */
type Effect = 'change' | 'final' | 'note'

/** The type requires an entry for each event. */
export const effectOf: Readonly<Record<AuditEvent, Effect>> = {
  created: 'change',
  updated: 'change',
  deleted: 'change',
  status_changed: 'change',
  enabled: 'change',
  disabled: 'change',
  moved: 'change',
  sorted: 'change',
  attached: 'change',
  detached: 'change',
  merged: 'change',
  restored: 'change',
  erased: 'final',
  access_requested: 'final',
  access_refused: 'final',
  factor_reset_requested: 'final',
  factor_reset: 'final',
  factor_reset_refused: 'final',
  exported: 'note',
  revealed: 'note',
  signed_in: 'note',
  sign_in_failed: 'note',
  signed_out: 'note',
  session_revoked: 'note',
  password_reset: 'note',
  preview_started: 'note',
  preview_ended: 'note',
  provider_linked: 'note',
  factor_added: 'note',
  factor_removed: 'note',
  passkey_added: 'note',
  passkey_removed: 'note',
  recovery_codes_issued: 'note',
  recovery_code_used: 'note',
}

export const eventsThat = (effect: Effect): AuditEvent[] =>
  keysOf(effectOf).filter((event) => effectOf[event] === effect)
