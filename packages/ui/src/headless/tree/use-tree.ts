import { useId, useState, type KeyboardEvent } from 'react'
import { rowsOf, type TreeNode, type TreeRow } from './rows.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** What `useTree` takes. */
export interface TreeArgs<Node extends TreeNode<Node>> {
  /** The nodes of the first level, in order. */
  nodes: readonly Node[]
  /** The ids of the branches that are open. */
  open: ReadonlySet<string>
  /** A branch has opened or closed. */
  onOpenChange: (open: ReadonlySet<string>) => void
  /**
   * The id of the chosen node.
   * @default null
   */
  selected?: string | null
  /** A node was chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/** The state of a tree, which its parts take. */
export interface TreeState<Node> {
  /** The nodes whose parents are all open, in order. */
  rows: readonly TreeRow<Node>[]
  /** The id of the node that Tab reaches. */
  focusedId: string | undefined
  /** The id of the chosen node. */
  selected: string | null
  /** Whether a branch is open. */
  isOpen: (id: string) => boolean
  /** Opens a branch, or closes it. */
  toggle: (id: string) => void
  /** Chooses a node. */
  select: (id: string) => void
  /** Tab reaches this node from now on. */
  setFocusedId: (id: string) => void
  /** The id of the element of a node. */
  elementId: (id: string) => string
  /** Answers the keys. */
  press: (event: KeyboardEvent) => void
}

/**
 * The state of nested names that open and close: up to about a thousand in view. Its keys are those of the tree pattern of
 * WAI-ARIA.
 *
 * @example
 * const tree = useTree({ nodes, open, onOpenChange: setOpen, selected, onSelect: setSelected })
 * return <Root tree={tree} aria-label="Folders" />
 */
export function useTree<Node extends TreeNode<Node>>({
  nodes,
  open,
  onOpenChange,
  selected = null,
  onSelect,
}: TreeArgs<Node>): TreeState<Node> {
  const treeId = useId()
  const [focusedId, setFocusedId] = useState(selected)
  const rows = rowsOf(nodes, open)
  const focused = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === focusedId),
  )
  const elementId = (id: string) => `${treeId}-${id}`
  const select = (id: string) => onSelect?.(id)
  function toggle(id: string) {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    onOpenChange(next)
  }
  const press = useTreeKeys({
    rows,
    focused,
    open,
    onFocus: ({ node }) => {
      setFocusedId(node.id)
      document.getElementById(elementId(node.id))?.focus()
    },
    onToggle: toggle,
    onOpenAll: (ids) => onOpenChange(new Set([...open, ...ids])),
    onSelect: select,
  })
  return {
    rows,
    focusedId: rows[focused]?.node.id,
    selected,
    isOpen: (id) => open.has(id),
    toggle,
    select,
    setFocusedId,
    elementId,
    press,
  }
}
