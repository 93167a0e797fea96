const OPEN = 'catalog-open'
const TOP = 'catalog-top'

let cached: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }
const listeners = new Set<() => void>()

/** Ids of the expanded nodes, kept per tab. */
export function openNodes(): readonly string[] {
  const text = sessionStorage.getItem(OPEN)
  if (cached.text !== text) cached = { text, ids: text?.split(',').filter((id) => /^\d+$/.test(id)) ?? [] }
  return cached.ids
}

export function setOpenNodes(ids: readonly string[]) {
  sessionStorage.setItem(OPEN, ids.join(','))
  for (const listener of listeners) listener()
}

/** Expands the path to a node. */
export function reveal({ path }: { path: string }) {
  setOpenNodes([...new Set([...openNodes(), ...path.split('.').filter(Boolean).slice(0, -1)])])
}

export function followOpenNodes(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The scroll position of a history entry; a new entry starts at the top. */
export function scrollTopOf(entry: string): number | undefined {
  const [key, top] = sessionStorage.getItem(TOP)?.split(' ') ?? []
  return key === entry ? Number(top) : undefined
}

export function keepScrollTop(entry: string, top: number) {
  sessionStorage.setItem(TOP, `${entry} ${top}`)
}
