import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import FolderInput from 'lucide-react/icons/folder-input'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { queries, queryClient } from '#data/queries.ts'
import { onlyRows } from '#list/selection.ts'
import { MoveDialog } from '#shop/products/move-dialog.tsx'
import type { ProductRow } from '#shop/products/product-row.ts'
import type { OldRow } from './columns.tsx'

/** Moves the drafts of several legacy cards to another category. */
export function OldBulk({ rows, clear }: { rows: readonly OldRow[]; clear: () => void }) {
  const [drafts, setDrafts] = useState<readonly ProductRow[] | null>(null)
  const find = useMutation({
    mutationFn: async () => {
      const ids = [...new Set(rows.flatMap(({ mapped_to }) => mapped_to?.id ?? []))]
      const cards = await Promise.all(ids.map((id) => queryClient.fetchQuery(queries.products.view({ id }))))
      return cards.filter(({ status }) => status === 'draft')
    },
    onSuccess: (cards) =>
      cards.length > 0 ? setDrafts(cards) : void notify({ status: 'error', message: m.old_products_no_drafts() }),
  })
  return (
    <>
      <Button size="sm" isPending={find.isPending} onClick={() => find.mutate()}>
        <FolderInput aria-hidden className="size-4" />
        {m.old_products_move()}
      </Button>
      {drafts && (
        <MoveDialog
          chosen={onlyRows(drafts)}
          onClose={(isDone) => {
            setDrafts(null)
            if (isDone) clear()
          }}
        />
      )}
    </>
  )
}
