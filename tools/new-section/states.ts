import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { capital } from './names.ts'

export interface State {
  readonly name: string
  /** The Russian label. */
  readonly label: string
}

/** Reads `draft,active=Идёт,archived`. A state without a label takes that of a state of the same name. */
export function statesOf(list: string | undefined, gender: string): readonly State[] {
  if (list === undefined) return []
  const labels = knownLabels()
  const states = list.split(',').map((text) => {
    const [name = '', label = fitting(labels.get(name) ?? [], gender) ?? capital(name.replaceAll('_', ' '))] =
      text.split('=')
    return { name, label }
  })
  if (states.length < 2 || states.some(({ name }) => !/^[a-z]+(?:_[a-z]+)*$/.test(name)))
    throw new Error(`States are two or more names in snake case, as in draft,active,archived, not «${list}»`)
  return states
}

/** The endings of «Активен», «Новая» and «Снято»; «Черновик», «В архиве» and «Действует» fit every gender. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  m: /^\S+(?:[аеё]н|ыт|[иоы]й)$/,
  f: /^\S+(?:[нт]а|ая)$/,
  n: /^\S+(?:[нт]о|ое)(?: \S+)*$/,
}

function fitting(labels: readonly string[], gender: string) {
  return (
    labels.find((label) => ENDINGS[gender]?.test(label)) ??
    labels.findLast((label) => !Object.values(ENDINGS).some((ending) => ending.test(label)))
  )
}

function knownLabels() {
  const catalogue = readFileSync(join(root, 'apps/admin/src/text/contract/ru.json'), 'utf8')
  const labels = catalogue.matchAll(/"enum_\w*?_status_(\w+)": "([^"]+)"/g)
  const byName = new Map<string, string[]>()
  for (const [, name = '', label = ''] of labels) byName.set(name, [...(byName.get(name) ?? []), label])
  return byName
}

/**
 * Writes a text of the sample for a resource with a switch, or for one with states. `%switch` and `%states` begin the lines
 * of only one of them; `%each` repeats its lines for every state, `%step` for every state and the one after it.
 */
export function rendered(text: string, states: readonly State[]): string {
  const kind = states.length > 0 ? 'states' : 'switch'
  const [first, second] = states
  const last = states.at(-1)
  const chosen = text
    .replaceAll(block('switch|states'), (_, of: string, lines: string) => (of === kind ? lines : ''))
    .replaceAll(block('each'), (_, _of, lines: string) => states.map((state) => filled(lines, wordsOf(state))).join(''))
    .replaceAll(block('step'), (_, _of, lines: string) =>
      states
        .slice(1)
        .map(({ name }, index) => filled(lines, { FROM: states[index]?.name, TO: name }))
        .join(''),
    )
  return filled(chosen, {
    FIRST: first?.name,
    FIRST_LABEL: first?.label,
    SECOND: second?.name,
    SECOND_LABEL: second?.label,
    LAST: last?.name,
    QUOTED: states.map(({ name }) => `'${name}'`).join(', '),
  })

  function wordsOf(state: State) {
    // The first and the last state are at rest.
    return { STATE: state.name, LABEL: state.label, TONE: state === first || state === last ? 'grey' : 'green' }
  }
}

const block = (names: string) => new RegExp(`^%(${names})\\n([^]*?)^%/\\1\\n`, 'gm')

function filled(text: string, words: Readonly<Record<string, string | undefined>>) {
  return Object.entries(words).reduce((all, [name, word = '']) => all.replaceAll(`__${name}__`, word), text)
}
