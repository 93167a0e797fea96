import { isRecord } from '#text/is-record.ts'
import { and, eq, inArray } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Composer, type Composers, queueMail } from '#mail/outbox.ts'
import type { Letter } from '#mail/transport.ts'
import { notify } from '#records/notify.ts'
import { user, userCompany } from '#sections/users/schema.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { type Event, events, type Values, type Variables } from './events.ts'
import { template } from './schema.ts'
import { asHtml, type Reader, write } from './text.ts'

interface Subject {
  entity: string
  entity_id: number
}

type Template = Pick<typeof template.$inferSelect, 'id' | 'event' | 'channel' | 'subject' | 'body'>

interface Message<E extends Event> {
  event: E
  variables: Variables<E>
  at: Date
}

interface Notice<E extends Event> extends Message<E> {
  /** The link target of the notification in the panel. */
  about?: Subject
}

/**
 * Notifies a user of an event through every channel with an active template: in the panel and by mail. Inactive users
 * get nothing.
 */
export async function sendTemplate<E extends Event>(tx: Database, userId: number, notice: Notice<E>): Promise<void> {
  for (const item of await activeTemplates(tx, notice.event))
    await send(tx, item, { ...notice, userId, values: notice.variables })
}

/** Notifies each employee of a seller through every channel of the event. */
export async function sendToCompany<E extends Event>(
  tx: Database,
  companyId: number,
  notice: Notice<E>,
): Promise<void> {
  const members = await tx
    .select({ user_id: userCompany.user_id })
    .from(userCompany)
    .where(eq(userCompany.company_id, companyId))
  for (const { user_id } of members) await sendTemplate(tx, user_id, notice)
}

/** Mails a buyer. Buyers have no account and therefore no known time zone, so times are Moscow's. */
export async function sendToBuyer<E extends Event>(
  tx: Database,
  email: string,
  { event, variables, at }: Message<E>,
): Promise<void> {
  for (const { id, channel } of await activeTemplates(tx, event)) {
    const payload = { template_id: id, values: variables, time_zone: 'Europe/Moscow' }
    if (channel === 'email') await queueMail(tx, { kind: 'template', recipient: email, at, payload })
  }
}

function activeTemplates(tx: Database, event: Event): Promise<Template[]> {
  return tx
    .select()
    .from(template)
    .where(
      and(
        eq(template.event, event),
        eq(template.locale, 'ru'),
        eq(template.is_active, true),
        inArray(template.channel, [...events[event].channels]),
      ),
    )
}

/** Sends one template, active or not; only the mail and panel channels are implemented. */
export async function send(
  tx: Database,
  { id, event, channel, subject, body }: Template,
  { userId, values, at, about }: { userId: number; values: Values; at: Date; about?: Subject },
): Promise<void> {
  const [recipient] = await tx
    .select({ email: user.email, time_zone: user.time_zone })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.status, 'active'), eq(user.kind, 'person')))
  if (!recipient) return
  if (channel === 'email')
    await queueMail(tx, { kind: 'template', recipient: recipient.email, at, payload: { template_id: id, values } })
  if (channel === 'in_app') {
    const message = write({ event, subject, body }, values, { timeZone: recipient.time_zone, publicUrl: '' })
    const title = message.subject ?? enumWords.TemplateEvent[event]
    await notify(tx, [userId], { type: event, title, body: message.text, at, about })
  }
}

/** Composes the mail of an event from its active template; undefined if there is none. */
export async function letterOf<E extends Event>(
  tx: Database,
  event: E,
  variables: Variables<E>,
  reader: Reader,
): Promise<Letter | undefined> {
  const [stored] = await tx
    .select()
    .from(template)
    .where(
      and(
        eq(template.event, event),
        eq(template.channel, 'email'),
        eq(template.locale, 'ru'),
        eq(template.is_active, true),
      ),
    )
  return stored && asLetter(stored, variables, reader)
}

function asLetter(stored: Template, values: Values, reader: Reader): Letter {
  const { subject, text } = write(stored, values, reader)
  return { subject: subject ?? enumWords.TemplateEvent[stored.event], text, html: asHtml(text) }
}

interface Queued {
  template_id: number
  values: Values
  /** The time zone of a reader without an account; that of a user is read when the mail is sent. */
  time_zone?: string
}

function isQueued(payload: unknown): payload is Queued {
  return isRecord(payload) && typeof payload['template_id'] === 'number' && isRecord(payload['values'])
}

const letter: Composer = async (tx, { recipient, payload, env }) => {
  if (!isQueued(payload)) throw new TypeError('The mail has no template')
  const { template_id, values, time_zone } = payload
  const [stored] = await tx.select().from(template).where(eq(template.id, template_id))
  const timeZone = time_zone ?? (await zoneOf(tx, recipient))
  return stored && timeZone ? asLetter(stored, values, { timeZone, publicUrl: env.publicUrl }) : undefined
}

/** Inactive users get no more mail. */
async function zoneOf(tx: Database, email: string): Promise<string | undefined> {
  const [reader] = await tx
    .select({ time_zone: user.time_zone })
    .from(user)
    .where(and(eq(user.email, email), eq(user.status, 'active')))
  return reader?.time_zone
}

export const templateMails = { template: letter } satisfies Composers
