import type { Call } from '#contract/handlers.ts'
import { assertValidText } from './check-text.ts'
import { samplesOf } from './events.ts'
import { smsSize } from './sms.ts'
import { asHtml, write } from './text.ts'

/** Renders a text with the sample values of its event, in the caller's time zone. */
export async function preview({ body, actor, env }: Call<'templates.preview'>) {
  const draft = { ...body, subject: body.subject ?? null }
  assertValidText(draft)
  const { subject, text } = write(draft, samplesOf(body.event), {
    timeZone: actor.timeZone,
    publicUrl: env.publicUrl,
  })
  return {
    subject,
    text,
    html: body.channel === 'email' ? asHtml(text) : null,
    sms: body.channel === 'sms' ? smsSize(text) : null,
  }
}
