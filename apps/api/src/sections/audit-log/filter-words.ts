import { text } from '#text/language/language.ts'
import { readContract } from '#contract/operations.ts'

let titles: ReadonlyMap<string, string> | undefined

/** The title of a filter, specific to the entity's list or general. */
function titleOf(entity: string, name: string): string {
  titles ??= readTitles()
  return titles.get(`${entity}.${name}`) ?? titles.get(name) ?? name
}

function readTitles(): ReadonlyMap<string, string> {
  return new Map(
    readContract().flatMap(({ permission, query }) =>
      Object.entries(query.properties ?? {}).flatMap(([name, { title }]) => {
        const entities = Array.isArray(permission)
          ? permission.map((permissionName) => permissionName.split('.')[0])
          : []
        return title ? [name, ...entities.map((entity) => `${entity}.${name}`)].map((key) => [key, title] as const) : []
      }),
    ),
  )
}

/** Formats filters as «Статус: Новый; Поиск: W 914»; they are an object or the query string of an address. */
export function filtersInWords(
  entity: string,
  filters: unknown,
  word: (name: string, value: unknown) => string | null,
): string | null {
  const entries = typeof filters === 'string' ? queryOf(filters) : Object.entries<unknown>(Object(filters))
  const words = entries.flatMap(([name, value]) => {
    const said = word(name, value)
    return said === null ? [] : [`${text(titleOf(entity, name))}: ${said}`]
  })
  return words.join('; ') || (typeof filters === 'string' ? filters : null)
}

function queryOf(query: string): [string, unknown][] {
  return [...new URLSearchParams(query)].map(([name, value]) => [name, name === 'q' ? value : value.split(',')])
}
