import type { Schemas } from '@admin-panel/sdk'
import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { RecordLink } from '#page/record-link.tsx'
import { changesInLine } from '#record/history/changes.tsx'
import { entityInWords } from '#text/in-words.ts'

type LogRow = Schemas['AuditRow']

/** What a user does with a record, whose name follows; after a colon it stays in its first form. */
const verbs: Readonly<Partial<Record<LogRow['event'], () => string>>> = {
  created: m.overview_did_created,
  updated: m.overview_did_updated,
  deleted: m.overview_did_deleted,
  status_changed: m.overview_did_status_changed,
  enabled: m.overview_did_enabled,
  disabled: m.overview_did_disabled,
  moved: m.overview_did_moved,
  sorted: m.overview_did_sorted,
  attached: m.overview_did_attached,
  detached: m.overview_did_detached,
  merged: m.overview_did_merged,
  restored: m.overview_did_restored,
  exported: m.overview_did_exported,
  revealed: m.overview_did_revealed,
  erased: m.overview_did_erased,
  signed_in: m.overview_did_signed_in,
  sign_in_failed: m.overview_did_sign_in_failed,
  signed_out: m.overview_did_signed_out,
  session_revoked: m.overview_did_session_revoked,
  password_reset: m.overview_did_password_reset,
  preview_started: m.overview_did_preview_started,
  preview_ended: m.overview_did_preview_ended,
  factor_added: m.overview_did_factor_added,
  factor_removed: m.overview_did_factor_removed,
  passkey_added: m.overview_did_passkey_added,
  passkey_removed: m.overview_did_passkey_removed,
  recovery_codes_issued: m.overview_did_recovery_codes_issued,
  recovery_code_used: m.overview_did_recovery_code_used,
  provider_linked: m.overview_did_provider_linked,
  access_requested: m.overview_did_access_requested,
  access_refused: m.overview_did_access_refused,
  factor_reset_requested: m.overview_did_factor_reset_requested,
  factor_reset: m.overview_did_factor_reset,
  factor_reset_refused: m.overview_did_factor_reset_refused,
}

/** A sign-in, a new password: the name has been said. */
const isOfOneself = ({ entity, entity_id, user }: LogRow) => entity === 'user' && entity_id === user?.id

/** «Голубева И. А. меняет A016-000620 (Предложения). Цена: 1 148,00 ₽ → 1 038,00 ₽». */
export function Sentence({ row }: { row: LogRow }) {
  const verb = verbs[row.event]?.() ?? `— ${auditEventWords[row.event]().toLocaleLowerCase()}:`
  const hasChanges = row.event === 'updated' || row.event === 'status_changed'
  return (
    <>
      <span className="font-label">{row.user?.label ?? m.audit_nobody()}</span>{' '}
      {isOfOneself(row) ? (
        verb.replace(/:$/, '')
      ) : (
        <>
          {verb} <RecordLink {...row} /> <span className="text-secondary">({entityInWords(row.entity)})</span>
        </>
      )}
      {hasChanges && <span className="line-clamp-2 text-secondary">{changesInLine(row)}</span>}
    </>
  )
}
