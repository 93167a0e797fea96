import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { backlogOfWebhooks } from './backlog.ts'
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
      back: {
        gone: 'Секрет подписи и адрес не хранятся после удаления: создайте вебхук заново',
        kept: { url: 'Адрес: в журнале он хранится не полностью' },
      },
      grants: {},
    },
  },
  backlogs: { webhooks: backlogOfWebhooks },
  sweeps: { sweepDeliveries },
  seeds: { webhooks: { run: seedWebhooks, after: ['auditLog', 'serviceKeys'] } },
})
