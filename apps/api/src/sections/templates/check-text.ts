import { type Details, invalid } from '#errors.ts'
import { type Channel, type Event, variablesOf } from './events.ts'
import { hasLooseBraces, namesIn } from './text.ts'
import { say, validation } from '#text/language/say.ts'

interface Text {
  event: Event
  channel: Channel
  subject: string | null
  body: string
}

/** Refuses a text that its event cannot fill. */
export function assertValidText({ event, channel, subject, body }: Text): void {
  const subjectProblems = problemsOf('Тема', event, subject ?? '')
  if (channel === 'email' && !subject) subjectProblems.push(validation().required('Тема'))
  const bodyProblems = problemsOf('Текст', event, body)
  if (!body.trim()) bodyProblems.push(validation().required('Текст'))
  const used = new Set(namesIn(body))
  for (const [name, { isRequired }] of Object.entries(variablesOf(event)))
    if (isRequired && !used.has(name)) bodyProblems.push(say`Текст: нужна переменная {{${name}}}`)
  // `https://other.example/?{{link}}` would leak the link to another site.
  if (isGlued(event, `${subject ?? ''} ${body}`)) bodyProblems.push('Текст: отделите ссылку пробелами')

  const details: Details = {
    ...(subjectProblems.length > 0 && { subject: subjectProblems }),
    ...(bodyProblems.length > 0 && { body: bodyProblems }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

function isGlued(event: Event, text: string): boolean {
  const isLink = (name = '') => variablesOf(event)[name]?.kind === 'link'
  return [...text.matchAll(/(\S?)\{\{([^{}]*)\}\}(\S?)/g)].some(
    ([, before, name, after]) => isLink(name?.trim()) && Boolean(before || after),
  )
}

function problemsOf(label: string, event: Event, text: string): string[] {
  const variables = variablesOf(event)
  const unknown = [...new Set(namesIn(text))].filter((name) => !Object.hasOwn(variables, name))
  return [
    ...unknown.map((name) => say`Неизвестная переменная {{${name}}}`),
    ...(hasLooseBraces(text) ? [say`${label}: проверьте скобки {{ }}`] : []),
  ]
}
