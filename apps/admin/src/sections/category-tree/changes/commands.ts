import { m } from '#paraglide/messages.js'
import type { PageAction } from '#page/page-actions.ts'
import type { Actions } from './actions.ts'
import { endOf, placeOf, type Place } from './changes.ts'
import { sortByName } from './sort-by-name.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { whyNoChildren, whyNotInto } from './targets.ts'
import { nodesNow } from './use-changes.ts'

/** The allowed commands of a category, by group, for the menu and the keyboard. */
export function commandsOf(node: CategoryNode, nodes: readonly CategoryNode[], actions: Actions): PageAction[][] {
  const { can, openDialog, rename } = actions
  const canSwitch = node.is_active ? can.disable : can.enable
  const groups: (PageAction | false)[][] = [
    [
      can.create && {
        label: m.catalog_create_under(),
        obstacle: whyNoChildren(node),
        run: () => openDialog({ kind: 'create', parent: node }),
      },
      can.rename && {
        label: m.catalog_rename(),
        shortcut: 'F2',
        run: () => rename({ node, text: node.name, place: 'row' }),
      },
      canSwitch && {
        label: node.is_active ? m.catalog_switch_off() : m.catalog_switch_on(),
        run: () => actions.change({ kind: 'switch', node, from: node.is_active, to: !node.is_active }),
      },
    ],
    can.move ? movesOf(node, nodes, actions) : [],
    [
      can.sort &&
        node.children_count > 1 && { label: m.catalog_sort_children(), run: () => void sortByName(node, actions) },
    ],
    [
      can.remove && {
        label: m.catalog_delete(),
        shortcut: 'Delete',
        isDanger: true,
        obstacle: node.children_count > 0 ? m.catalog_delete_children({ count: node.children_count }) : undefined,
        run: () => openDialog({ kind: 'delete', node }),
      },
    ],
  ]
  return groups.map((group) => group.filter((command) => command !== false)).filter((group) => group.length > 0)
}

function movesOf(
  node: CategoryNode,
  nodes: readonly CategoryNode[],
  { cut, setCut, change, openDialog }: Actions,
): PageAction[] {
  const from = placeOf(nodes, node)
  const count = from.parent ? from.parent.children_count : nodes.filter(({ parent_id }) => parent_id === null).length
  function by(step: number) {
    const now = nodesNow()
    const start = placeOf(now, now.find(({ id }) => id === node.id) ?? node)
    const position = start.position + step
    if (position >= 1 && position <= count) change({ kind: 'move', node, from: start, to: { ...start, position } })
  }
  const paste = (moved: CategoryNode, to: Place) => {
    setCut(null)
    change({ kind: 'move', node: moved, from: placeOf(nodes, moved), to })
  }
  return [
    { label: m.catalog_move(), run: () => openDialog({ kind: 'move', node }) },
    {
      label: m.catalog_up(),
      shortcut: 'Alt+ArrowUp',
      obstacle: from.position === 1 ? m.catalog_is_first() : undefined,
      run: () => by(-1),
    },
    {
      label: m.catalog_down(),
      shortcut: 'Alt+ArrowDown',
      obstacle: from.position >= count ? m.catalog_is_last() : undefined,
      run: () => by(1),
    },
    { label: m.catalog_cut(), shortcut: 'Mod+KeyX', run: () => setCut(node) },
    ...(cut
      ? [
          {
            label: m.catalog_paste_into({ name: cut.name }),
            shortcut: 'Mod+KeyV',
            obstacle: whyNotInto(cut, node, nodes),
            run: () => paste(cut, endOf(nodes, node)),
          },
          {
            label: m.catalog_paste_after({ name: cut.name }),
            shortcut: 'Mod+Shift+KeyV',
            obstacle: whyNotInto(cut, from.parent, nodes),
            run: () => paste(cut, { parent: from.parent, position: positionAfter(node, cut) }),
          },
        ]
      : []),
  ]
}

/** Removing a node from its position moves the later ones up. */
export function positionAfter(node: CategoryNode, moved: CategoryNode): number {
  const isBefore = moved.parent_id === node.parent_id && moved.position < node.position
  return node.position + (isBefore ? 0 : 1)
}
