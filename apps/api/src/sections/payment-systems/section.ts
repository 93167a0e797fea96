import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { paymentSystems } from './routes.ts'
import { paymentSystem } from './schema.ts'
import { seedPaymentSystems } from './seed.ts'

export const section = defineSection({
  handlers: paymentSystems,
  resources: {
    'payment-system': {
      nameOf: selectNames(paymentSystem, paymentSystem.name),
      grants: {
        merchant: ['list'],
        moderator: ['list'],
        'content-manager': ['list'],
        'order-operator': ['index', 'list', 'view'],
        finance: '*',
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { paymentSystems: { run: seedPaymentSystems, after: ['users'] } },
})
