/**
 * Whether two values are the same in JSON, where an absent value is null. The keys of an object have no order, since jsonb
 * keeps its own.
 */
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
