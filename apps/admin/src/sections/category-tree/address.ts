import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readParams } from '#list/list-state.ts'
import { categoryTreeNodesRules as rules } from '#contract/lists/category-tree.gen.ts'

/** The search and the selected node in the address. */
export function readAddress(search: string | URLSearchParams): { q: string | undefined; node: number | null } {
  const query = new URLSearchParams(search)
  const node = query.get('node') ?? ''
  return {
    q: readParams<'categoryTree.nodes'>(rules, query).q,
    node: /^[1-9]\d{0,14}$/.test(node) ? Number(node) : null,
  }
}

// The state of a history entry about its node.
const NEW = 'new'

/** Selects a node in a new history entry. */
export function useSelect() {
  const navigate = useNavigate()
  const { hrefOf } = useAddress()
  return ({ id }: { id: number }) => void navigate(hrefOf(id), { preventScrollReset: true })
}

export function useAddress() {
  const { key, search, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  return {
    ...readAddress(query),
    /** The selected node has just been created here. */
    isNew: state === NEW,
    /** `isNew` clears the search, which does not match the new node. */
    select: (node: number | null, { isNew = false } = {}) => {
      const next = new URLSearchParams(query)
      if (isNew) next.delete('q')
      if (node === null) next.delete('node')
      else next.set('node', String(node))
      setQuery(next, { preventScrollReset: true, state: isNew && NEW })
    },
    /** The key of this history entry, which survives a reload. */
    entry: key + search,
    hrefOf: (node: number) => {
      const next = new URLSearchParams(query)
      next.set('node', String(node))
      return `?${next.toString()}`
    },
    search: (text: string) => {
      const next = new URLSearchParams(query)
      if (text.length > 1) next.set('q', text)
      else next.delete('q')
      setQuery(next, { replace: true, preventScrollReset: true })
    },
  }
}
