import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'

interface DeleteByParamsProps {
  /** Deletes the rows that match the list's filters; `dry_run` only counts them. */
  remove: (options: { dry_run: boolean }) => Promise<{ count: number }>
  /** Disables the action without a filter, since it would delete everything. */
  isFiltered: boolean
  /** Disables the action while a filter that deletion does not support narrows the list: it would delete more than is visible. */
  isNarrower: boolean
  onDone: () => void
  /** Further rare actions of the list: `<MenuItem>`. */
  children?: ReactNode
}

/** Deletes every row that matches the filters: from a menu, first with a count, then with a confirmation. */
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
          onClose={() => count.reset()}
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
