import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { webhooks } from './routes.ts'
import { webhook } from './schema.ts'
import { seedWebhooks } from './seed.ts'
import { webhookStatuses } from './statuses.ts'
import { sweepDeliveries } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: webhooks,
  resources: {
    webhook: {
      nameOf: selectNames(webhook, webhook.name),
      states: webhookStatuses,
      grants: {},
    },
  },
  sweeps: [sweepDeliveries],
  seeds: { webhooks: { run: seedWebhooks, after: ['auditLog', 'serviceKeys'] } },
})
