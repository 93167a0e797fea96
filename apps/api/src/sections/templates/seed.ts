import type { Database } from '#db/database.ts'
import { defaultTemplates } from './default-templates.ts'
import { template } from './schema.ts'

export async function seedTemplates(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = at.toISOString()
  await tx.insert(template).values(
    defaultTemplates.map(({ event, channel, subject, body }) => ({
      code: `${event}.${channel}`,
      event,
      channel,
      subject: subject ?? null,
      body: body.join('\n\n'),
      created_at,
      updated_at: created_at,
    })),
  )
}
