import { momentIn } from '#text/moment.ts'
import { oneLine } from '#text/one-line.ts'
import { type Event, type Values, variablesOf } from './events.ts'

const VARIABLE = /\{\{([^{}]*)\}\}/g
const ABSENT = '—'
const ADDRESS = /https?:\/\/[^\s<]+[^\s<.,:;!?)]/g

export interface Reader {
  timeZone: string
  publicUrl: string
}

export interface Written {
  subject: string | null
  text: string
}

/** Lists the variable names between double braces, trimmed. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name = '']) => name.trim())
}

export function hasLooseBraces(text: string): boolean {
  return /\{\{|\}\}/.test(text.replaceAll(VARIABLE, ''))
}

/** Renders a text, with values formatted for its reader. */
export function write(
  { event, subject, body }: { event: Event; subject: string | null; body: string },
  values: Values,
  reader: Reader,
): Written {
  const texts = writtenBy(event, values, reader)
  const fill = (text: string) => text.replaceAll(VARIABLE, (_, name: string) => texts[name.trim()] ?? ABSENT)
  const isEmpty = (part: string) => {
    const names = namesIn(part)
    return names.length > 0 && names.every((name) => (texts[name] ?? ABSENT) === ABSENT)
  }
  return { subject: subject && oneLine(fill(subject)), text: fill(withoutParts(body, isEmpty)) }
}

/**
 * Removes sentences whose variables are all empty, such as «Причины: —. Комментарий: —», and lines that become empty.
 */
function withoutParts(body: string, isEmpty: (sentence: string) => boolean): string {
  return body
    .split('\n')
    .flatMap((line) => {
      const sentences = line.split(/(?<=[.!?])[ \t]+/)
      const filled = sentences.filter((sentence) => !isEmpty(sentence))
      return filled.length === 0 ? [] : [filled.length === sentences.length ? line : filled.join(' ')]
    })
    .join('\n')
}

function writtenBy(event: Event, values: Values, { timeZone, publicUrl }: Reader): Record<string, string> {
  const moment = momentIn(timeZone)
  const kinds = {
    text: String,
    count: (value: string | number) => Number(value).toLocaleString('ru'),
    money: (value: string | number) =>
      (Number(value) / 100).toLocaleString('ru', { style: 'currency', currency: 'RUB' }),
    moment: (value: string | number) => moment(String(value)) ?? ABSENT,
    date: (value: string | number) => String(value).split('-').toReversed().join('.'),
    link: (value: string | number) => (String(value).startsWith('/') ? `${publicUrl}${value}` : String(value)),
  }
  return Object.fromEntries(
    Object.entries(variablesOf(event)).map(([name, { kind }]) => {
      const value = values[name] ?? null
      return [name, value === null || value === '' ? ABSENT : kinds[kind](value)]
    }),
  )
}

/** Renders a text as HTML mail: markup is escaped, addresses become links. */
export function asHtml(text: string): string {
  const paragraphs = escaped(text)
    .replaceAll(ADDRESS, (address) => `<a href="${address}">${address}</a>`)
    .split(/\n{2,}/)
  return paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('\n')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
