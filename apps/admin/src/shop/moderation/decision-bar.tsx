import { Button } from '@admin-panel/ui/button'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Kbd } from '@admin-panel/ui/kbd'
import { Tooltip } from '@admin-panel/ui/tooltip'
import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'
import { usePageActions, type PageAction } from '#page/page-actions.ts'
import { useKeys } from '#page/keys/use-keys.ts'
import { isOpen, type DeskRequest } from './desks.ts'
import { KeysHelp } from './keys-help.tsx'
import type { DeskState } from './use-desk.ts'
import type { Decision } from './decision.ts'

interface DecisionBarProps<Item extends DeskRequest> {
  record: Item
  desk: DeskState<Item>
  decisions: readonly Decision[]
}

/** A sticky bar with the holder of the lease, its end, the possible decisions, and the next request. */
export function DecisionBar<Item extends DeskRequest>({ record, desk, decisions }: DecisionBarProps<Item>) {
  const { isMine, holder, isPending } = desk
  const isFree = record.status === 'new'
  const isWaiting = isFree || record.status === 'in_work'
  const keys = keysOf(record, desk, decisions)
  const isListening = desk.canDecide && !isPending
  usePageActions(isListening ? keys : [])
  useKeys(isListening ? [...keys, { shortcut: 'KeyJ', run: desk.goOn }] : [])
  if (!desk.canDecide) return null
  const offered = decisions.filter(({ isRare }) => !isRare)
  const button = ({ key, label, isMain, act }: Decision) => (
    <Blocked key={key} by={holder ? takenBy(record) : null}>
      <KeyButton
        name={key}
        variant={isMain ? 'primary' : 'secondary'}
        aria-disabled={holder !== null}
        isPending={isMine && isPending}
        onClick={act}
      >
        {label}
      </KeyButton>
    </Blocked>
  )
  return (
    <section
      aria-label={m.moderation_bar()}
      data-foot=""
      className="sticky bottom-0 z-20 mt-auto flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface px-page py-2"
    >
      <output className="min-w-0 flex-1 basis-52 text-secondary">{lease(record, isMine)}</output>
      <div className="flex flex-wrap items-center gap-2">
        <span className="max-sm:hidden pointer-coarse:hidden">
          <KeysHelp decisions={decisions} />
        </span>
        <KeyButton name="N" isPending={isPending} onClick={desk.goOn}>
          {isOpen(record) ? m.moderation_next() : m.moderation_take_next()}
        </KeyButton>
        {isFree && (
          <KeyButton name="T" variant="primary" isPending={isPending} onClick={desk.take}>
            {m.moderation_to_in_work()}
          </KeyButton>
        )}
        {isMine && (
          <KeyButton name="T" isPending={isPending} onClick={desk.release}>
            {m.moderation_to_new()}
          </KeyButton>
        )}
        {isWaiting && !isFree && (
          <>
            {offered.filter(({ isMain }) => !isMain).map(button)}
            {isMine && <RareDecisions decisions={decisions.filter(({ isRare }) => isRare)} />}
            {offered.filter(({ isMain }) => isMain).map(button)}
          </>
        )}
      </div>
    </section>
  )
}

function RareDecisions({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <DropdownMenu
      trigger={
        <IconButton label={m.record_more()} variant="secondary" size="md">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {decisions.map(({ key, label, act }) => (
        <MenuItem key={key} hint={key} onSelect={act}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

function keysOf<Item extends DeskRequest>(
  { status }: Item,
  { isMine, take, release, goOn, goBack }: DeskState<Item>,
  decisions: readonly Decision[],
): PageAction[] {
  return [
    ...(isMine ? decisions.map(({ key, label, act }) => ({ label, shortcut: `Key${key}`, run: act })) : []),
    ...(isMine ? [{ label: m.moderation_to_new(), shortcut: 'KeyT', run: release }] : []),
    ...(status === 'new' ? [{ label: m.moderation_to_in_work(), shortcut: 'KeyT', run: take }] : []),
    { label: m.moderation_key_next(), shortcut: 'KeyN', run: goOn },
    ...(goBack ? [{ label: m.moderation_key_back(), shortcut: 'KeyK', run: goBack }] : []),
  ]
}

function lease({ status, assignee, assigned_until }: DeskRequest, isMine: boolean) {
  if (status === 'new') return m.moderation_is_free()
  if (status !== 'in_work' || !assigned_until) return null
  return isMine
    ? m.moderation_is_mine({ until: formatBrief(assigned_until) })
    : m.moderation_is_taken({ name: assignee?.label ?? '—', until: formatBrief(assigned_until) })
}

function takenBy({ assignee }: DeskRequest) {
  return m.moderation_taken_by({ name: assignee?.label ?? '—' })
}

function Blocked({ by, children }: { by: string | null; children: ReactElement }) {
  return by ? <Tooltip text={by}>{children}</Tooltip> : children
}

type KeyButtonProps = Omit<ComponentProps<typeof Button>, 'name'> & { name: string; children: ReactNode }

/** A button labelled with its shortcut. */
function KeyButton({ name, children, ...props }: KeyButtonProps) {
  return (
    <Button {...props} aria-keyshortcuts={name}>
      {children}
      <Kbd aria-hidden className="max-sm:hidden pointer-coarse:hidden">
        {name}
      </Kbd>
    </Button>
  )
}
