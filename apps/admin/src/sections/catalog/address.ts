import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readParams } from '#list/list-state.ts'
import { categoryTreeNodesRules as rules } from '#contract/rules/category-tree.gen.ts'

/** What the address says: the search, and the selected node. */
export function readAddress(search: string | URLSearchParams): { q: string | undefined; node: number | null } {
  const query = new URLSearchParams(search)
  const node = query.get('node') ?? ''
  return {
    q: readParams<'categoryTree.nodes'>(rules, query).q,
    node: /^[1-9]\d{0,14}$/.test(node) ? Number(node) : null,
  }
}

// What an entry of the history says of its node.
const NEW = 'new'

/** Selects a node, in a new entry of the history. */
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
    /** The selected node has just been made here. */
    isNew: state === NEW,
    /** `isNew` leaves the search, which has not found it. */
    select: (node: number | null, { isNew = false } = {}) => {
      const next = new URLSearchParams(query)
      if (isNew) next.delete('q')
      if (node === null) next.delete('node')
      else next.set('node', String(node))
      setQuery(next, { preventScrollReset: true, state: isNew && NEW })
    },
    /** Names this entry of the history, a reload included. */
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
