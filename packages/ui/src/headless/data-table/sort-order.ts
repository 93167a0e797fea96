const keysOf = (sort: string | undefined) => sort?.split(',').filter(Boolean) ?? []

/** Returns the direction of a key in an order such as `-created_at,id`. */
export function sortDirection(sort: string | undefined, key: string): 'ascending' | 'descending' | undefined {
  const keys = keysOf(sort)
  if (keys.includes(key)) return 'ascending'
  return keys.includes(`-${key}`) ? 'descending' : undefined
}

/**
 * Toggles a key: ascending, then descending, then unsorted. With `isAdded` the other keys stay; the order keeps at
 * most three keys, which is the limit of the contract.
 * @param sort - the present order, such as `-created_at,id`
 * @param key - the key that is toggled
 * @param isAdded - the other keys stay
 */
export function toggleSort(sort: string | undefined, key: string, isAdded = false) {
  const direction = sortDirection(sort, key)
  const next = direction === undefined ? [key] : direction === 'ascending' ? [`-${key}`] : []
  const keys = keysOf(sort)
  const keyIndex = keys.findIndex((other) => other === key || other === `-${key}`)
  const order = isAdded ? keys.toSpliced(keyIndex < 0 ? keys.length : keyIndex, 1, ...next) : next
  return order.slice(0, 3).join(',') || undefined
}
