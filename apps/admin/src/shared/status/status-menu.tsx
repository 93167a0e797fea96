import type { PermissionName } from '@admin-panel/permissions'
import { isApiError, type Resource } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#shared/notify.ts'
import { usePageActions } from '#shared/page-actions.ts'
import { useCan } from '#shared/queries.ts'
import { keepRecord } from '#shared/record/keep-record.ts'
import { StatusDialog, type FieldErrors, type StatusChange, type StatusTarget } from './status-dialog.tsx'
import { StatusBadge, statusOptions, type Statuses } from './statuses.tsx'

interface StatusMenuProps<Status extends string, Item> {
  of: Resource
  permission: PermissionName
  statuses: Statuses<Status>
  record: { id: number; version: number; status: Status; available_statuses: readonly StatusTarget<Status>[] }
  name: string
  change: (params: StatusChange<Status> & { id: number; version: number }) => Promise<Item>
  /** What the dialog is called where «Заблокировать: Иванов» is not the word. */
  heading?: (action: string) => string
  /** What the change brings with it, in words. */
  describe?: (status: Status) => string | undefined
  hasUntil?: (status: Status) => boolean
  /** Of the record's place, where it has one. */
  timeZone?: string
  /** States that one looks for here, and why they are out of reach now. */
  obstacles?: Readonly<Partial<Record<Status, string>>>
  onChanged?: (record: Item) => void
  /** The move that is usually made from here: a button of its own. */
  next?: Status | undefined
  /** What else must be known to get there, and whether it is. */
  details?: (status: Status, errors: FieldErrors | undefined) => ReactNode
  isIncomplete?: (status: Status) => boolean
  /** Told before anything is asked. */
  onAsk?: (status: Status) => void
}

/** The state of a record, with its legal moves. */
export function StatusMenu<Status extends string, Item extends { id: number; status: Status }>({
  of,
  permission,
  statuses,
  record,
  name,
  change,
  heading = (action) => m.status_dialog_title({ action, name }),
  describe,
  hasUntil = () => false,
  timeZone,
  obstacles,
  onChanged,
  next,
  details,
  isIncomplete = () => false,
  onAsk,
}: StatusMenuProps<Status, Item>) {
  const [target, setTarget] = useState<StatusTarget<Status> | null>(null)
  const canChange = useCan(permission)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (asked: StatusChange<Status>) => change({ id: record.id, version: record.version, ...asked }),
    onSuccess: (next) => {
      setTarget(null)
      keepRecord(of, next)
      onChanged?.(next)
      const isAsBefore = next.status === record.status
      void notify({ message: isAsBefore ? m.form_saved() : m.status_changed() })
    },
  })
  function ask(offered: StatusTarget<Status>) {
    reset()
    onAsk?.(offered.status)
    setTarget(offered)
  }
  usePageActions(
    canChange
      ? record.available_statuses.map((offered) => ({
          label: statuses[offered.status].action(),
          hint: name,
          isDanger: statuses[offered.status].isDanger ?? false,
          run: () => ask(offered),
        }))
      : [],
  )
  const usual = record.available_statuses.find(({ status }) => status === next)
  const errors = isApiError(error, 'validation') ? error.details : undefined
  const badge = <StatusBadge statuses={statuses} status={record.status} />
  if (!canChange || record.available_statuses.length === 0) return badge
  return (
    <>
      <DropdownMenu
        trigger={
          <Button className="max-w-full">
            {badge}
            <ChevronDown aria-hidden className="size-4 text-muted" />
          </Button>
        }
      >
        {record.available_statuses.map((offered) => (
          <MenuItem
            key={offered.status}
            onSelect={() => ask(offered)}
            variant={statuses[offered.status].isDanger ? 'danger' : 'normal'}
          >
            {statuses[offered.status].action()}
          </MenuItem>
        ))}
        {statusOptions(statuses).map(({ value }) => {
          const obstacle = obstacles?.[value]
          return (
            obstacle && (
              <MenuItem key={value} disabled hint={obstacle}>
                {statuses[value].action()}
              </MenuItem>
            )
          )
        })}
      </DropdownMenu>
      {usual && (
        <Button variant="primary" onClick={() => ask(usual)}>
          {statuses[usual.status].action()}
        </Button>
      )}
      {target && (
        <StatusDialog
          target={target}
          heading={heading(statuses[target.status].action())}
          description={describe?.(target.status)}
          isDanger={statuses[target.status].isDanger ?? false}
          hasUntil={hasUntil(target.status)}
          timeZone={timeZone}
          pending={isPending}
          errors={errors}
          details={details?.(target.status, errors)}
          isIncomplete={isIncomplete(target.status)}
          onConfirm={mutate}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  )
}
