import { sql } from '#db/drizzle.ts'
import { expiredBefore } from '#db/time/expired.ts'
import { withinCompanies } from '#query/scope.ts'
import { defineSection } from '#registry/section.ts'
import { deletedRecord, forgetDeleted } from '#records/restore/deleted-record.ts'
import { english } from './english.ts'
import { backlogOfSeals } from './chain/backlog.ts'
import { auditKey } from './chain/key.ts'
import { behindOfAudit, retentionStart, trimAudit } from './chain/retention.ts'
import { auditLogOf } from './routes.ts'
import { alertOnUnusual } from './reveal/unusual.ts'
import { seedAuditLog } from './seed.ts'

export const section = defineSection({
  english,
  handlers: auditLogOf,
  resources: {
    'audit-log': {
      nameOf: null,
      shownBy: [],
      // The values of a deleted record are kept as long as it can be restored.
      files: {
        view: ['audit-log.index', 'log.index'],
        table: deletedRecord,
        holds: ({ id }) => sql`${deletedRecord.file_ids} @> array[${id}::int8]`,
        scope: (actor) => withinCompanies(actor, deletedRecord.company_id),
      },
      grants: { finance: '*' },
    },
    log: {
      nameOf: null,
      grants: { moderator: '*', finance: '*', 'log-only': ['index'] },
    },
  },
  dues: { alertOnUnusual: { label: 'Надзор за персональными данными', run: alertOnUnusual } },
  backlogs: { seals: backlogOfSeals },
  sweeps: {
    trimAudit: { run: (db, at, env) => trimAudit(db, at, auditKey(env)), behind: behindOfAudit },
    forgetDeleted,
    sweepDeleted: expiredBefore(deletedRecord, deletedRecord.deleted_at, retentionStart),
  },
  seeds: { auditLog: { run: seedAuditLog, after: ['brandModeration'] } },
})
