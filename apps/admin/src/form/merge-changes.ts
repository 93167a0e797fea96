import { pick } from '#text/trusted.ts'

export interface Clash {
  field: string
  was: unknown
  local: unknown
  remote: unknown
}

type Values = Readonly<Record<string, unknown>>

/** Finds the fields that both this user and another one have changed. All other changes merge without a question. */
export function findClashes(values: Record<'base' | 'local' | 'remote', object>): Clash[] {
  const { base, local, remote }: Record<'base' | 'local' | 'remote', Values> = {
    base: { ...values.base },
    local: { ...values.local },
    remote: { ...values.remote },
  }
  return Object.keys(local)
    .filter((field) => !sameValue(base[field], remote[field]) && !sameValue(local[field], remote[field]))
    .map((field) => ({ field, was: base[field], local: local[field], remote: remote[field] }))
}

/** Whether two values are the same in JSON, where an absent value is null and the keys of an object have no order. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || textOf(one) === textOf(other)
}

function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) => (isObject(part) ? sorted(part) : part))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function changedValues<All extends Values>(values: All, original: Partial<All>): Partial<All> {
  return pick(
    values,
    Object.keys(values).filter((field) => !sameValue(values[field], original[field])),
  )
}
