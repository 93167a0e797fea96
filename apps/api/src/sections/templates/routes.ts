import { keysOf } from '#text/pick.ts'
import { audit } from '#db/audit.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { assertValidText } from './check-text.ts'
import { type Event, events, samplesOf, variablesOf } from './events.ts'
import { preview } from './preview.ts'
import * as queries from './queries.ts'
import { send } from './render.ts'
import { template } from './schema.ts'
import { say } from '#text/language/say.ts'

export const templates = {
  'templates.list': ({ query, db }) => queries.listTemplates(db, query),
  'templates.options': async ({ query, db }) => ({ items: await queries.templateOptions(db, query) }),
  'templates.view': ({ params, db }) => queries.findTemplate(db, params.id),
  'templates.create': create,
  'templates.update': update,
  'templates.delete': remove,
  'templates.enable': enable,
  'templates.disable': (call) => records.setActive(call, false),
  'templates.events': listEvents,
  'templates.preview': preview,
  'templates.sendToMe': sendToMe,
} satisfies Section<'templates'>

const records = recordsOf({
  entity: 'template',
  table: template,
  find: (db, _actor, id) => queries.findTemplate(db, id),
  label: ({ code }) => code,
  duplicates: {
    template_code_key: { code: ['Код: такое значение уже есть'] },
    template_in_use_key: { event: ['Событие: для этого канала и языка включён другой шаблон'] },
  },
})

/** A new template starts inactive, so that it can be reviewed before it takes over. */
async function create({ body, db, actor }: Call<'templates.create'>) {
  const input = { ...body, ...normalize(body) }
  assertValidText({ subject: null, ...input })
  return records.create({ db, actor }, { ...input, is_active: false })
}

async function update({ params, body, version, db, actor }: Call<'templates.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  const input = { ...body, ...normalize(body) }
  assertValidText({ ...before, ...input })
  return records.update({ db, actor }, before, input)
}

function remove(call: Call<'templates.delete'>) {
  return records.remove(call, ['code', 'event', 'channel', 'locale', 'subject', 'body'])
}

function enable(call: Call<'templates.enable'>) {
  return records.setActive(call, true, async (before) => {
    const other = await queries.findInUse(call.db, before)
    if (other) throw conflict(say`Сначала выключите шаблон «${other.code}»: он стоит на том же событии, канале и языке`)
  })
}

async function listEvents() {
  return { items: keysOf(events).map(describe) }
}

function describe(event: Event) {
  const variables = Object.entries(variablesOf(event)).map(([name, { label, kind, sample, isRequired = false }]) => ({
    name,
    label,
    kind,
    is_required: isRequired,
    sample: String(sample),
  }))
  return { event, label: enumWords.TemplateEvent[event], channels: [...events[event].channels], variables }
}

async function sendToMe({ params, db, actor }: Call<'templates.sendToMe'>) {
  const record = await queries.findTemplate(db, params.id)
  if (record.channel !== 'email' && record.channel !== 'in_app')
    throw conflict('Себе можно отправить письмо или уведомление в панели')
  await send(db, record, { userId: actor.userId, values: samplesOf(record.event), at: actor.at })
  await audit(db, actor, {
    ...records.subject(record),
    event: 'updated',
    changes: { sent_to: [null, actor.userName] },
  })
}

function normalize({ subject }: { subject?: string | null }) {
  return subject === undefined ? {} : { subject: oneLineOrNull(subject) }
}
