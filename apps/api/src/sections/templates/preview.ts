import { eq } from 'drizzle-orm'
import type { Call } from '#http/handlers.ts'
import { user } from '#sections/users/schema.ts'
import { refuseWrongText } from './check-text.ts'
import { samplesOf } from './events.ts'
import { smsSize } from './sms.ts'
import { asHtml, write } from './text.ts'

/** A text as its reader would get it, with the sample values of its event and the caller's clock. */
export async function preview({ body, db, actor, env }: Call<'templates.preview'>) {
  const given = { ...body, subject: body.subject ?? null }
  refuseWrongText(given)
  const [reader] = await db.select({ time_zone: user.time_zone }).from(user).where(eq(user.id, actor.userId))
  const { subject, text } = write(given, samplesOf(body.event), {
    timeZone: reader?.time_zone ?? 'UTC',
    publicUrl: env.publicUrl,
  })
  return {
    subject,
    text,
    html: body.channel === 'email' ? asHtml(text) : null,
    sms: body.channel === 'sms' ? smsSize(text) : null,
  }
}
