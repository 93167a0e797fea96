import type { PermissionName } from '@admin-panel/permissions'
import { isApiError, type Params, type Resource, type Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { Kbd } from '@admin-panel/ui/kbd'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { notify } from '#data/notify/notify.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { usePageActions } from '#page/page-actions.ts'
import { useCan } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { showError } from '#data/notify/show-error.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'
import { useKeys } from '#page/keys/use-keys.ts'
import { StatusDialog } from './status-dialog.tsx'
import type { FieldErrors, StatusChange, StatusTarget } from './status-change.ts'
import { StatusBadge, statusOptions, type Statuses } from './statuses.tsx'

interface Hindered<Status extends string> {
  to: Status
  read: (params: { id: number; status: Status }) => PromiseLike<Schemas['Obstacles']>
  /** The state that can be taken at once where something stands in the way. */
  instead?: Status
}

interface StatusMenuProps<Status extends string, Item> {
  of: Resource
  permission: PermissionName
  statuses: Statuses<Status>
  record: { id: number; version: number; status: Status; available_statuses: readonly StatusTarget<Status>[] }
  name: string
  change: (params: StatusChange<Status> & { id: number; version: number }) => Promise<Item>
  /** The dialog's title, if «Заблокировать: Иванов» does not fit. */
  heading?: (action: string) => string
  /** The consequences of the change, as text. */
  describe?: (status: Status) => string | undefined
  hasUntil?: (status: Status) => boolean
  /** The time zone of the record's place, if it has one. */
  timeZone?: string
  /** Unavailable states that users look for here, with the reason. */
  obstacles?: Readonly<Partial<Record<Status, string>>> | undefined
  /** Asks the server what stands in the way of the state `to`, before a reason is asked for. */
  hindered?: Hindered<Status> | undefined
  onChanged?: ((record: Item) => void) | undefined
  /** The toast after the change, if «Статус изменён» does not fit. */
  changedText?: (record: Item) => string | undefined
  /** The usual transition gets a button of its own. */
  next?: Status | undefined
  /** Further required input and whether it is complete. */
  details?: (status: Status, errors: FieldErrors | undefined) => ReactNode
  isIncomplete?: (status: Status) => boolean
  /** Called before the dialog opens. */
  onDialogOpen?: (status: Status) => void
  /** The previous state, for steps that run at once without a confirmation. */
  undoOf?: (status: Status) => Status | undefined
  /** The shortcut of the usual transition. */
  shortcut?: string | undefined
  /** Shows only the button of the usual transition. */
  isStep?: boolean
  /** Names the record of the usual transition on a page with several records: a number after the action's words. */
  stepOf?: string | undefined
  /** Secondary where the page has another primary button. */
  stepVariant?: 'primary' | 'secondary' | undefined
  /** The chip itself is the button, as in a row of a table. */
  isCompact?: boolean
  /** Hides an optional comment, unless the change is a danger. */
  isBrief?: boolean
  /** What else the reason must apply to. */
  reasonFilter?: Params<'operationReasons.options'>
  /** Further actions, between the state and the button of the usual transition. */
  more?: ReactNode
}

/** The name of the draft of a change of status. */
export const statusDraft = (of: Resource, id: number, status: string) => [of, id, `status/${status}`] as const

/** The state of a record and its legal transitions. */
export function StatusMenu<Status extends string, Item extends { id: number; version: number; status: Status }>({
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
  hindered,
  onChanged,
  changedText,
  next,
  details,
  isIncomplete = () => false,
  onDialogOpen,
  undoOf = () => undefined,
  shortcut,
  isStep = false,
  stepOf,
  stepVariant = 'primary',
  isCompact = false,
  isBrief = false,
  reasonFilter,
  more,
}: StatusMenuProps<Status, Item>) {
  const [target, setTarget] = useState<StatusTarget<Status> | null>(null)
  const canChange = useCan(permission)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (input: StatusChange<Status>) => change({ id: record.id, version: record.version, ...input }),
    onError: (error) => asked && isApiError(error, 'conflict') && void hindrance.refetch(),
    onSuccess: (next, { status }) => {
      setTarget(null)
      forgetTyped(draftOf(status))
      keep(next)
      const back = undoOf(status)
      const isAsBefore = next.status === record.status
      if (back === undefined)
        void notify({ message: changedText?.(next) ?? (isAsBefore ? m.form_saved() : m.status_changed()) })
      else
        void notifyUndoable({
          message: m.status_changed_to({ name, status: statuses[status].label() }),
          onUndo: () => void takeBack(next, back),
        })
    },
  })
  const asked = target && hindered?.to === target.status ? hindered : undefined
  const hindrance = useQuery<Schemas['Obstacles']>({
    queryKey: [of, 'obstacles', { id: record.id, status: asked?.to }],
    queryFn: asked ? async () => asked.read({ id: record.id, status: asked.to }) : skipToken,
    staleTime: 0,
  })
  const instead = record.available_statuses.find(({ status }) => status === asked?.instead)
  const draftOf = (status: Status) => statusDraft(of, record.id, status)
  function keep(changed: Item) {
    cacheRecord(of, changed)
    onChanged?.(changed)
  }
  async function takeBack({ id, version }: Item, status: Status) {
    try {
      keep(await change({ id, version, status }))
    } catch (error) {
      showError(error)
    }
  }
  function startChange(offered: StatusTarget<Status>) {
    reset()
    // A reversible transition without input needs no confirmation.
    if (undoOf(offered.status) !== undefined) return mutate({ status: offered.status })
    onDialogOpen?.(offered.status)
    setTarget(offered)
  }
  const usualTransition = record.available_statuses.find(({ status }) => status === next)
  useKeys(
    canChange && usualTransition && shortcut && target === null
      ? [{ shortcut, run: () => startChange(usualTransition) }]
      : [],
  )
  usePageActions(
    canChange && !isStep
      ? record.available_statuses.map((offered) => ({
          label: statuses[offered.status].action(),
          hint: name,
          move: `${of}/${record.id}/${offered.status}`,
          ...(offered === usualTransition && shortcut && { shortcut }),
          isDanger: statuses[offered.status].isDanger ?? false,
          run: () => startChange(offered),
        }))
      : [],
  )
  const errors = isApiError(error, 'validation') ? error.details : undefined
  const badge = <StatusBadge statuses={statuses} status={record.status} />
  if (!canChange || record.available_statuses.length === 0)
    return (
      <>
        {!isStep && badge}
        {more}
      </>
    )
  return (
    <>
      {!isStep && (
        <DropdownMenu
          trigger={
            <Button
              variant={isCompact ? 'ghost' : undefined}
              size={isCompact ? 'sm' : undefined}
              // The chip stands where the text of other cells does.
              className={isCompact ? '-mx-2 max-w-[calc(100%+1rem)] font-text' : 'max-w-full'}
            >
              {badge}
              {/* In a card the whole state is worth more than the arrow. */}
              <ChevronDown aria-hidden className={cn('size-4 text-muted', isCompact && '@max-[40rem]:hidden')} />
            </Button>
          }
        >
          {record.available_statuses.map((offered) => (
            <MenuItem
              key={offered.status}
              onSelect={() => startChange(offered)}
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
      )}
      {more}
      {usualTransition && (
        <Button
          variant={stepVariant}
          isPending={isPending && target === null}
          onClick={() => startChange(usualTransition)}
        >
          {statuses[usualTransition.status].action()}
          {stepOf && <span className="font-code">{stepOf}</span>}
          {shortcut && <Kbd className="max-sm:hidden">{shortcutText(shortcut)}</Kbd>}
        </Button>
      )}
      {target && (
        <StatusDialog
          draft={draftOf(target.status)}
          target={target}
          heading={heading(statuses[target.status].action())}
          description={describe?.(target.status)}
          isDanger={statuses[target.status].isDanger ?? false}
          hasUntil={hasUntil(target.status)}
          timeZone={timeZone}
          isPending={isPending}
          errors={errors}
          details={details?.(target.status, errors)}
          isIncomplete={isIncomplete(target.status)}
          confirmText={statuses[target.status].action()}
          cancelText={statuses[target.status].keep?.()}
          isBrief={isBrief && !(statuses[target.status].isDanger ?? false)}
          reasonFilter={reasonFilter}
          // Where it cannot be read, the change itself is refused.
          obstacles={asked && !hindrance.isError ? (hindrance.data?.items ?? null) : []}
          instead={instead && { label: statuses[instead.status].action(), run: () => startChange(instead) }}
          onConfirm={mutate}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  )
}
