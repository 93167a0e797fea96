import { m } from '#paraglide/messages.js'
import type { Change } from './changes.ts'

/** Describes a completed change. */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case 'move': {
      const { node, from, to } = change
      const name = node.name
      if (from.parent?.id === to.parent?.id) return m.catalog_moved_within({ name, position: to.position })
      return to.parent ? m.catalog_moved({ name, parent: to.parent.name }) : m.catalog_moved_top({ name })
    }
    case 'sort':
      return change.parent ? m.catalog_sorted({ name: change.parent.name }) : m.catalog_sorted_top()
    case 'rename':
      return m.catalog_renamed({ name: change.to })
    default:
      return change.to
        ? m.catalog_switched_on({ name: change.node.name })
        : m.catalog_switched_off({ name: change.node.name })
  }
}
