import type { Database } from '#db/database.ts'
import { defaultTemplates } from './default-templates.ts'
import { template } from './schema.ts'

export async function seedTemplates(tx: Database): Promise<void> {
  await tx.insert(template).values(
    defaultTemplates.map(({ event, channel, subject, body }) => ({
      code: `${event}.${channel}`,
      event,
      channel,
      subject: subject ?? null,
      body: body.join('\n\n'),
    })),
  )
}
