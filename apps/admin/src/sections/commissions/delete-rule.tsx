import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import type { Schemas } from '@admin-panel/sdk'

type RuleTerms = Pick<Schemas['Commission'], 'id' | 'company' | 'category' | 'brand' | 'is_default'>

/** «Автодеталь-Север · Фильтры» */
function termsOf({ company, category, brand }: RuleTerms): string {
  const terms = [company, category, brand].flatMap((term) => (term ? [term.label] : []))
  return terms.join(' · ') || m.commissions_default()
}

/** Deletes one rule after a confirmation. The default rule cannot be deleted. */
export function DeleteRule({ rule }: { rule: RuleTerms }) {
  const canDelete = useCan('commission.deleteByParams')
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.api.commissions.deleteByParams({ id: [rule.id], dry_run: false }),
    onSuccess: ({ count }) => {
      void notify({ message: m.grid_deleted({ count }) })
      void invalidateResource('commissions')
    },
    onSettled: () => setIsAsking(false),
  })
  if (!canDelete || rule.is_default) return null
  return (
    <>
      <IconButton
        label={m.commissions_delete({ id: rule.id })}
        tabIndex={-1}
        className="text-muted"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          heading={m.commissions_delete_title({ id: rule.id })}
          description={m.commissions_delete_text({ terms: termsOf(rule) })}
          confirmText={m.row_delete()}
          variant="danger"
          isPending={isPending}
          onConfirm={() => mutate()}
        />
      )}
    </>
  )
}
