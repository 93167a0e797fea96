import { defineSection } from '#registry/section.ts'
import { auditKey } from './chain/key.ts'
import { trimAudit } from './chain/retention.ts'
import { auditLogOf } from './routes.ts'
import { seedAuditLog } from './seed.ts'

export const section = defineSection({
  handlers: auditLogOf,
  resources: {
    'audit-log': {
      nameOf: null,
      shownBy: [],
      grants: { finance: '*' },
    },
    log: {
      nameOf: null,
      grants: { moderator: '*', finance: '*', 'log-only': ['index'] },
    },
  },
  sweeps: [(db, at, env) => trimAudit(db, at, auditKey(env))],
  seeds: { auditLog: { run: seedAuditLog, after: ['brandModeration'] } },
})
