import { asPaged, asParams, asValues, type Value } from './trusted.ts'
import type { OperationId, Params } from '@admin-panel/sdk'
import type { Rule, Rules } from '@admin-panel/sdk/validation'
import { useLocation, useSearchParams } from 'react-router'
import { isRestored, saveQuery } from '#data/saved-query.ts'

/**
 * The list's parameters from the address. Values that the contract would reject are dropped,
 * so that a stale or hand-written address opens the list instead of failing.
 */
export function readParams<K extends OperationId>(rules: Rules, search: string | URLSearchParams): Params<K> {
  const query = new URLSearchParams(search)
  const entries = Object.entries(rules).flatMap(([name, rule]) => {
    const value = parse(rule, query.get(name))
    return value === undefined ? [] : [[name, value] as const]
  })
  return asParams<K>(Object.fromEntries(entries))
}

function parse(rule: Rule, text: string | null): Value {
  if (text === null || text === '') return undefined
  switch (rule.type) {
    case 'array': {
      const { items } = rule
      const values = items
        ? text
            .split(',')
            .map((part) => parse(items, part))
            .filter(isItem)
        : []
      return values.length > 0 && values.length <= (rule.maxItems ?? Infinity) ? values : undefined
    }
    case 'integer':
    case 'number': {
      const number = Number(text)
      const fits =
        Number.isInteger(number) &&
        number >= (rule.minimum ?? -Infinity) &&
        number <= (rule.maximum ?? Infinity) &&
        (!rule.enum || rule.enum.includes(number))
      return fits ? number : undefined
    }
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined
    default: {
      if (rule.enum && !rule.enum.includes(text)) return undefined
      if (rule.format === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
      if (rule.pattern !== undefined && !new RegExp(rule.pattern, 'u').test(text)) return undefined
      return text.length >= (rule.minLength ?? 0) && text.length <= (rule.maxLength ?? Infinity) ? text : undefined
    }
  }
}

const isItem = (value: Value) => typeof value === 'string' || typeof value === 'number'

function isDefault(rule: Rule | undefined, text: string) {
  const value = rule?.default
  return (typeof value === 'number' || typeof value === 'string') && text === String(value)
}

function write(rules: Rules, query: URLSearchParams, changes: Record<string, Value>) {
  for (const [name, value] of Object.entries(changes)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
    if (text === '' || isDefault(rules[name], text)) query.delete(name)
    else query.set(name, text)
  }
  // Commas separate values here and in the API; escaping them would make the address unreadable.
  return query.toString().replaceAll('%2C', ',')
}

/** The address is the state of a list: filters, order and page (rule R27). */
export function useListState<K extends OperationId>(rules: Rules) {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useSearchParams()
  const filters = Object.keys(rules).filter((name) => !['page', 'per_page', 'sort', 'after'].includes(name))

  /** Any change but a page change returns to the first page. */
  function setRaw(changes: Record<string, Value>, options?: { replace?: boolean }) {
    setQuery(
      (present) => write(rules, new URLSearchParams(present), { page: undefined, after: undefined, ...changes }),
      {
        preventScrollReset: true,
        ...options,
      },
    )
  }
  const params = readParams<K>(rules, query)
  const { page: _page, per_page: _size, after: _after, ...unpaged } = asPaged(params)
  return {
    params,
    /** The filters and the order, as parameters of an export. */
    unpaged,
    isFiltered: filters.some((name) => name in params),
    sort: query.get('sort') ?? undefined,
    isRestored: isRestored(pathname + search),
    set: (changes: { [P in keyof Params<K>]?: Params<K>[P] | undefined }, options?: { replace?: boolean }) =>
      setRaw(asValues(changes), options),
    setRaw,
    reset: () => {
      saveQuery(pathname, '')
      setRaw(Object.fromEntries(filters.map((name) => [name, undefined])))
    },
  }
}

export type ListState<K extends OperationId> = ReturnType<typeof useListState<K>>

/** The filters of a list's call, without its page and its order. */
export function filterOf(params: object): object {
  const { page: _page, per_page: _size, after: _after, sort: _sort, ...filter } = asPaged(params)
  return filter
}
