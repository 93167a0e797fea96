import { Switch } from '@admin-panel/ui/switch'
import { m } from '#paraglide/messages.js'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'

/** Switches a category on or off and explains the effect on its descendants. */
export function NodeSwitch({ node }: { node: CategoryNode }) {
  const { can, change } = useActions()
  const { is_active, children_count: children, products_count: products = 0 } = node
  if (!(is_active ? can.disable : can.enable)) return null
  const within = [
    children > 0 && m.catalog_children_count({ count: children }),
    products > 0 && m.catalog_products_count({ count: products }),
  ].filter((part) => part !== false)
  const what = within.join(', ')
  return (
    <Switch
      label={m.catalog_on()}
      hint={
        within.length === 0
          ? m.catalog_switch_alone()
          : is_active
            ? m.catalog_switch_hides({ what })
            : m.catalog_switch_shows({ what })
      }
      checked={is_active}
      onChange={() => change({ kind: 'switch', node, from: is_active, to: !is_active })}
      className="mt-2"
    />
  )
}
