import type { WebhookType } from '@admin-panel/sdk/webhooks'
import { readAccess, secretOf } from './access.ts'
import type { Command } from './command.ts'
import { addressOf, deliver } from './deliver.ts'
import { CODES, UsageError } from './failures.ts'
import { auditEvents, entities } from './fields.gen.ts'

/** Every type that a webhook may have. */
export const types: readonly string[] = [
  'webhook.test',
  ...entities.flatMap((entity) => auditEvents.map((event) => `${entity}.${event}`)),
]

const isType = (type: string): type is WebhookType => types.includes(type)

export const trigger: Command = {
  help: `admin-panel trigger <entity.event> --forward <url> [--id n] [--secret whsec_…]

Sends one sample event to your receiver, in the form and with the signature of
a webhook. Nothing changes in the panel.

  admin-panel trigger order.status_changed --forward http://localhost:3000/hook

  --forward   the address of the receiver
  --id        the record that the event names, 1 if it is left out
  --secret    signs with another secret than that of admin-panel listen

The code is 0 when the receiver answers 2xx within ten seconds, otherwise 1.`,
  argument: { name: 'entity.event', among: types },
  options: () => ({ forward: 'string', id: 'string', secret: 'string' }),
  async run(type, given) {
    const id = Number(given.get('id')?.[0] ?? 1)
    if (!Number.isInteger(id) || !isType(type)) throw new UsageError('--id must be a whole number')
    const address = addressOf(given.get('forward')?.[0] ?? '')
    const secret = given.get('secret')?.[0] ?? secretOf(await readAccess())
    const [entity = ''] = type.split('.')
    const sample = { type, data: { entity, id, log_id: type === 'webhook.test' ? null : 1 } }
    return (await deliver(sample, address, secret)) ? CODES.done : CODES.refused
  },
}
