import { useRef, type KeyboardEvent } from 'react'
import type { TreeNode, TreeRow } from './rows.ts'

// After this pause letters begin a new word, as in lists of operating systems.
const PAUSE = 700

interface TreeKeys<Node> {
  rows: readonly TreeRow<Node>[]
  /** The index of the row with the focus. */
  focused: number
  open: ReadonlySet<string>
  onFocus: (row: TreeRow<Node>) => void
  onToggle: (id: string) => void
  onOpenAll: (ids: readonly string[]) => void
  onSelect: (id: string) => void
}

/** The keys of the tree pattern of WAI-ARIA. */
export function useTreeKeys<Node extends TreeNode<Node>>({
  rows,
  focused,
  open,
  onFocus,
  onToggle,
  onOpenAll,
  onSelect,
}: TreeKeys<Node>) {
  const typed = useRef({ letters: '', at: -PAUSE })
  function rowByLetters({ key, timeStamp }: KeyboardEvent) {
    const isContinued = timeStamp - typed.current.at < PAUSE
    const letters = (isContinued ? typed.current.letters : '') + key.toLocaleLowerCase()
    typed.current = { letters, at: timeStamp }
    // A new word is sought after the row with the focus; a longer one may still be that row.
    const from = isContinued ? focused : focused + 1
    const order = [...rows.slice(from), ...rows.slice(0, from)]
    return order.find(({ node }) => node.name.toLocaleLowerCase().startsWith(letters))
  }

  return (event: KeyboardEvent) => {
    const row = rows[focused]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const { node, parent } = row
    const isForward = event.key === (isMirrored(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight')
    const isLetter = Array.from(event.key).length === 1 && event.key !== ' ' && event.key !== '*'
    const isBranch = node.children !== undefined
    const target = isLetter
      ? rowByLetters(event)
      : {
          ArrowDown: rows[focused + 1],
          ArrowUp: rows[focused - 1],
          Home: rows[0],
          End: rows.at(-1),
        }[event.key]
    if (target) onFocus(target)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const isOpen = open.has(node.id)
      if (isForward && isBranch && !isOpen) onToggle(node.id)
      else if (isForward && rows[focused + 1]?.parent === node.id) onFocus(rows[focused + 1] ?? row)
      else if (!isForward && isBranch && isOpen) onToggle(node.id)
      else if (!isForward) onFocus(rows.find((other) => other.node.id === parent) ?? row)
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(node.id)
    else if (event.key === '*')
      onOpenAll(rows.filter((other) => other.parent === parent && other.node.children).map((other) => other.node.id))
    else if (!isLetter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
  }
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl'
