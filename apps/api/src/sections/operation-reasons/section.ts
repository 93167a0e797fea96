import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { operationReasons } from './routes.ts'
import { operationReason } from './schema.ts'
import { seedReasons } from './seed.ts'

export const section = defineSection({
  english,
  handlers: operationReasons,
  resources: {
    'operation-reason': {
      nameOf: selectNames(operationReason, operationReason.name),
      referencedBy: ['reason_id', 'cancel_reason_id', 'complaint_reason_id', 'status_reason_id'],
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': ['index', 'list', 'view'],
        'order-operator': ['list'],
        finance: ['list'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { reasons: { run: seedReasons, after: ['users'] } },
})
