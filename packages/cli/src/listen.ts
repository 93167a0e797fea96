import type { Item } from '@admin-panel/sdk'
import type { WebhookEvent } from '@admin-panel/sdk/webhooks'
import { connect, readAccess, secretOf } from './access.ts'
import type { Command } from './command.ts'
import { addressOf, deliver } from './deliver.ts'
import { lastRow, rowsAfter } from './log-rows.ts'
import { requireKnown } from './nearest.ts'
import { note, print } from './output.ts'
import { entities } from './fields.gen.ts'
import { types } from './trigger.ts'

export const listen: Command = {
  help: `admin-panel listen [--forward <url>] [--events order,product.updated]

Posts what happens in the panel to a receiver on your machine, as a webhook
does: the same body, the same signature. The panel needs no way to you. It ends
with Ctrl+C.

  admin-panel listen --forward http://localhost:3000/hook --events order

  --forward   the address of the receiver; without it, prints events as JSON
  --events    entities or types of events with commas; all, if left out

The secret of the signature is printed first, and stays the same for a key.
Each event is sent once, whatever the receiver answers, and what happens while
the command does not run is not sent later. The key needs the right to the
change log (audit-log.index).`,
  options: () => ({ forward: 'string', events: 'string' }),
  values: async (_, option) => (option === 'events' ? [...entities, ...types] : []),
  async run(_, given) {
    const wanted = (given.get('events') ?? []).flatMap((list) => list.split(','))
    for (const name of wanted) requireKnown('event', name, [...entities, ...types])
    const [forward] = given.get('forward') ?? []
    const address = forward === undefined ? undefined : addressOf(forward)
    const access = await readAccess()
    const client = connect(access)
    const stopping = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort())
    const last = await lastRow(client)
    if (address !== undefined) note(`Secret: ${secretOf(access)}`)
    note(`Listening to ${access.url}${address === undefined ? '' : `, sending to ${address}`}`)
    for await (const row of rowsAfter(client, last, stopping.signal)) {
      const event = eventOf(row)
      if (wanted.length > 0 && !wanted.some((name) => name === event.type || name === row.entity)) continue
      if (address === undefined) await print(`${JSON.stringify(event)}\n`)
      else await deliver(event, address, secretOf(access))
    }
  },
}

function eventOf({ id, entity, entity_id, event, created_at }: Item<'auditLog.list'>): WebhookEvent {
  return { type: `${entity}.${event}`, timestamp: created_at, data: { entity, id: entity_id, event, log_id: id } }
}
