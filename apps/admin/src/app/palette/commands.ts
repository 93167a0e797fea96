import { useQueries, useQuery } from '@tanstack/react-query'
import { entityPath } from '#data/entity-path.ts'
import { queries } from '#data/queries.ts'
import { queryAt } from '#data/trusted.ts'

const RECORDS = 3
/** A verb is known by its first consonants: «собрать» means «Начать сборку» and «Отметить собранным». */
const ROOT = 3

interface Command {
  /** As `PageAction.move` has it. */
  move: string
  label: string
  /** The record, as the search names it. */
  name: string
  path: string
}

/** Resources whose records have a state that the palette can change, by the entity that the search names. */
const stateful = {
  'sub-order': 'subOrders',
  user: 'users',
  company: 'companies',
  'store-point': 'storePoints',
} as const

type Stateful = keyof typeof stateful
const isStateful = (kind: string): kind is Stateful => Object.hasOwn(stateful, kind)

/** What was typed as a record and a verb: «1000555 собрать»; undefined for anything else. */
function commandIn(words: string): { record: string; root: string } | undefined {
  const at = words.lastIndexOf(' ')
  const verb = words.slice(at + 1)
  const record = words.slice(0, Math.max(at, 0)).trim()
  const root = consonantsOf(verb).slice(0, ROOT)
  return record.length < 2 || root.length < ROOT || /\d/.test(verb) ? undefined : { record, root }
}

const consonantsOf = (text: string) => text.toLowerCase().replaceAll(/[aeiouyаеёиоуыэюяьъ\s]/g, '')

/** The changes of state that a typed command means. */
export function useCommands(words: string): Command[] {
  const command = commandIn(words)
  const { data } = useQuery({
    ...queries.search.find({ q: command?.record ?? '', limit: 5 }),
    enabled: command !== undefined,
  })
  const found = (command && data ? data.items : [])
    .flatMap(({ kind, items }) => (isStateful(kind) ? items.map((item) => ({ ...item, kind })) : []))
    .slice(0, RECORDS)
  const records = useQueries({
    queries: found.map(({ kind, id }) => ({
      ...queryAt(queries, `${stateful[kind]}.view`)({ id }),
      meta: { quiet: true },
    })),
  })
  return found.flatMap(({ kind, id, label: name }, index) => {
    const path = entityPath(kind, id)
    const moves = records[index]?.data?.available_statuses ?? []
    if (path === null || !command) return []
    return moves
      .filter(({ label }) => consonantsOf(label).includes(command.root))
      .map(({ status, label }) => ({ move: `${stateful[kind]}/${id}/${status}`, label, name, path }))
  })
}
