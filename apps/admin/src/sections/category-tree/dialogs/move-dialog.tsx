import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { CategoryPicker, type Target } from './category-picker.tsx'
import { endOf, placeOf } from '#sections/category-tree/changes/changes.ts'
import { loadedNodes, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { whyNotInto } from '#sections/category-tree/changes/targets.ts'

/** Moves a category without a mouse: the target is found by name. */
export function MoveDialog({ node, onClose }: { node: CategoryNode; onClose: () => void }) {
  const { change } = useActions()
  const [target, setTarget] = useState<Target | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const nodes = loadedNodes()

  function whyNot(parent: CategoryNode | null) {
    if (node.parent_id === (parent?.id ?? null)) return m.catalog_is_here()
    return whyNotInto(node, parent, nodes)
  }
  function confirm() {
    if (!target) return setIsSubmitted(true)
    change({ kind: 'move', node, from: placeOf(nodes, node), to: endOf(nodes, target.parent) })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      heading={m.catalog_move_title({ name: node.name })}
      description={node.children_count > 0 ? m.catalog_move_text() : undefined}
      footer={
        <>
          <DialogCancel />
          <Button variant="primary" onClick={confirm}>
            {m.catalog_move_confirm()}
          </Button>
        </>
      }
    >
      <Field label={m.catalog_move_to()} error={isSubmitted && !target ? m.catalog_move_choose() : undefined}>
        <CategoryPicker value={target} onChange={setTarget} whyNot={whyNot} hasTop />
      </Field>
    </Dialog>
  )
}
