import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'

interface DeleteByParamsProps {
  /** Deletes what the list's filters show; with `dry_run` it only counts. */
  remove: (options: { dry_run: boolean }) => Promise<{ count: number }>
  /** Without a filter everything would go; the action is then off. */
  isFiltered: boolean
  /** The list is narrowed by what deletion does not know, so that more would go than it shows. */
  isNarrower: boolean
  onDone: () => void
  /** What else is seldom done with the list: `<MenuItem>`. */
  children?: ReactNode
}

/** Deletes every row that the filters show: behind a menu, first the count, then the question. */
export function DeleteByParams({ remove, isFiltered, isNarrower, onDone, children }: DeleteByParamsProps) {
  const obstacle = isNarrower ? m.grid_delete_narrower() : isFiltered ? undefined : m.grid_delete_unfiltered()
  const count = useMutation({ mutationFn: () => remove({ dry_run: true }) })
  const confirm = useMutation({
    mutationFn: () => remove({ dry_run: false }),
    onSuccess: ({ count: deleted }) => {
      count.reset()
      void notify({ message: m.grid_deleted({ count: deleted }) })
      onDone()
    },
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={m.record_more()} variant="secondary" size="md">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {children}
        <MenuItem
          variant={obstacle ? 'normal' : 'danger'}
          disabled={obstacle !== undefined}
          hint={obstacle}
          onSelect={() => count.mutate()}
        >
          {m.grid_delete()}
        </MenuItem>
      </DropdownMenu>
      {count.data && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || count.reset()}
          heading={m.grid_delete_title({ count: count.data.count })}
          description={m.grid_delete_text()}
          confirmText={m.grid_delete_confirm()}
          variant="danger"
          isPending={confirm.isPending}
          onConfirm={() => confirm.mutate()}
        />
      )}
    </>
  )
}
