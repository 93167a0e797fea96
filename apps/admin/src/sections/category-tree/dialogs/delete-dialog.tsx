import { isApiError } from '@admin-panel/sdk'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Field } from '@admin-panel/ui/field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { useAddress } from '#sections/category-tree/address.ts'
import { CategoryPicker, type Target } from './category-picker.tsx'
import { loadedNode, loadedNodes, nextTo, reloadTree, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { reportRefusal } from '#sections/category-tree/changes/use-changes.ts'

/** Confirms an irreversible deletion and asks for the products' new category. */
export function DeleteDialog({ node, onClose }: { node: CategoryNode; onClose: () => void }) {
  const [target, setTarget] = useState<Target | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { select } = useAddress()
  const products = node.products_count ?? 0
  const { mutate, isPending, error } = useMutation({
    meta: { quiet: true },
    mutationFn: () =>
      client.api.categoryTree.deleteNode({
        id: node.id,
        version: loadedNode(node.id)?.version ?? node.version,
        ...(target?.parent && { move_products_to: target.parent.id }),
      }),
    async onSuccess() {
      void notify({ message: m.catalog_deleted({ name: node.name }) })
      select(nextTo(node, loadedNodes())?.id ?? null)
      onClose()
      await reloadTree()
    },
    onError(refusal) {
      if (isApiError(refusal, 'validation')) return
      onClose()
      void reportRefusal(refusal)
    },
  })
  const serverError = isApiError(error, 'validation') ? error.messages[0] : undefined

  function confirm() {
    if (products > 0 && !target) setIsSubmitted(true)
    else mutate()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      heading={m.catalog_delete_title({ name: node.name })}
      description={products > 0 ? m.catalog_delete_products({ count: products }) : m.catalog_delete_text()}
      confirmText={m.catalog_delete()}
      variant="danger"
      isPending={isPending}
      onConfirm={confirm}
    >
      {products > 0 && (
        <Field
          label={m.catalog_delete_target()}
          error={serverError ?? (isSubmitted && !target ? m.catalog_delete_choose() : undefined)}
          className="mt-2"
        >
          <CategoryPicker
            value={target}
            onChange={setTarget}
            whyNot={(parent) =>
              parent?.id === node.id
                ? m.catalog_delete_itself()
                : parent && parent.children_count > 0
                  ? m.catalog_not_leaf()
                  : undefined
            }
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
