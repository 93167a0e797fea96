const others: Readonly<Partial<Record<string, string>>> = { categoryTree: 'category' }

/** What the log calls the records of a resource: `subOrders` are of `sub-order`. */
export function entityOf(resource: string): string {
  return (
    others[resource] ??
    resource
      .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      .replace(/ies$/, 'y')
      .replace(/sses$/, 'ss')
      .replace(/([^s])s$/, '$1')
  )
}
