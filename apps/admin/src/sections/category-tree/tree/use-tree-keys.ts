import type { ItemInstance, TreeInstance } from '@headless-tree/core'
import { type KeyboardEvent, useRef } from 'react'
import { notify } from '#data/notify/notify.ts'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { commandsOf } from '#sections/category-tree/changes/commands.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { isPressed } from '#page/keys/shortcuts.ts'
import type { RowData } from './use-drag.ts'
import { startsWith } from '#sections/category-tree/match.ts'

// After this pause letters start a new word, as in lists of operating systems.
const PAUSE = 700

/** Finds the next name that starts with the typed text; null for a key that is not a letter. */
function useTypeAhead() {
  const buffer = useRef({ letters: '', at: -PAUSE })
  return (event: KeyboardEvent, names: readonly string[], focused: number): number | null => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return null
    const isContinued = timeStamp - buffer.current.at < PAUSE
    if (key === ' ' && !isContinued) return null
    const letters = isContinued ? buffer.current.letters + key : key
    buffer.current = { letters, at: timeStamp }
    // A new word starts after the current row; a longer one may still match it.
    const from = isContinued ? focused : focused + 1
    const order = [...names.keys()].map((index) => (index + from) % names.length)
    return order.find((index) => startsWith(names[index] ?? '', letters)) ?? focused
  }
}

// The tree moves the focus itself; the browser would also scroll.
const ownKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

interface TreeKeysOptions {
  tree: TreeInstance<RowData>
  items: readonly ItemInstance<RowData>[]
  nodes: readonly CategoryNode[]
  focused: number
  onSelect: (node: CategoryNode) => void
}

/** The keys of the tree beyond navigation: letters search, Enter selects, shortcuts change. */
export function useTreeKeys({ tree, items, nodes, focused, onSelect }: TreeKeysOptions) {
  const actions = useActions()
  const typeAhead = useTypeAhead()

  function runCommand(event: KeyboardEvent, node: CategoryNode): boolean {
    if (isPressed('Mod+KeyZ', event)) {
      actions.undo()
      return true
    }
    if (event.key === 'Escape' && actions.cut) {
      actions.setCut(null)
      return true
    }
    const command = commandsOf(node, nodes, actions)
      .flat()
      .find(({ shortcut }) => shortcut && isPressed(shortcut, event))
    if (command?.obstacle) void notify({ status: 'error', message: command.obstacle })
    else command?.run()
    return command !== undefined
  }

  return (event: KeyboardEvent) => {
    const item = items[focused]
    const node = item?.getItemData().node
    if (!node || (event.target instanceof HTMLElement && event.target.closest('button, input'))) return
    if (runCommand(event, node) || ownKeys.has(event.key)) return event.preventDefault()
    const matchIndex = typeAhead(
      event,
      items.map((candidate) => candidate.getItemName()),
      focused,
    )
    if (matchIndex !== null) {
      event.preventDefault()
      items[matchIndex]?.setFocused()
      return tree.updateDomFocus()
    }
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onSelect(node)
  }
}
