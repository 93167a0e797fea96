const keysOf = (sort: string | undefined) => sort?.split(',').filter(Boolean) ?? []

/** The direction of a key in a wire order such as `-created_at,id`. */
export function sortDirection(sort: string | undefined, key: string) {
  const keys = keysOf(sort)
  if (keys.includes(key)) return 'ascending'
  return keys.includes(`-${key}`) ? 'descending' : undefined
}

/**
 * Ascending, then descending, then the list's own order. `isAdded` keeps the other keys, as a click with Shift does;
 * the contract takes at most three.
 */
export function toggleSort(sort: string | undefined, key: string, isAdded = false) {
  const direction = sortDirection(sort, key)
  const next = direction === undefined ? [key] : direction === 'ascending' ? [`-${key}`] : []
  const keys = keysOf(sort)
  const own = keys.findIndex((other) => other === key || other === `-${key}`)
  const order = isAdded ? keys.toSpliced(own < 0 ? keys.length : own, 1, ...next) : next
  return order.slice(0, 3).join(',') || undefined
}
