import type { Schemas } from '@admin-panel/sdk'
import { IconButton } from '@admin-panel/ui/icon-button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { WordDiff } from '@admin-panel/ui/word-diff'
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ComparedPhotos, photosOf } from './compared-photos.tsx'
import { fieldName, isShort } from '#shop/moderation/compared.ts'
import { isOpen } from '#shop/moderation/desks.ts'
import { ShortChange } from './short-change.tsx'

interface ComparedFieldProps {
  request: Schemas['Moderation']
  compared: Schemas['ComparedField']
  onRemark: ((field: string) => void) | null
}

/** One field on each side, with added and removed words marked. */
export function ComparedField({ request, compared, onRemark }: ComparedFieldProps) {
  const { field, is_changed } = compared
  const name = fieldName(request, field)
  const isMoved = compared.is_moved && isOpen(request)
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0 @min-[44rem]:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="flex min-w-0 items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h3 className="min-w-0 font-label break-words">{name}</h3>
          {isMoved && <StatusChip tone="amber">{m.moderation_moved()}</StatusChip>}
        </div>
        {onRemark && is_changed && (
          <IconButton label={m.moderation_remark({ name })} className="-my-1" onClick={() => onRemark(field)}>
            <MessageSquareWarning aria-hidden />
          </IconButton>
        )}
      </div>
      <Sides request={request} compared={compared} isMoved={isMoved} />
    </li>
  )
}

function Sides({ request, compared, isMoved }: Omit<ComparedFieldProps, 'onRemark'> & { isMoved: boolean }) {
  const { field, before, after, current, is_changed } = compared
  const photos = photosOf(request, field)
  const isNew = request.before === null
  if (isNew && !isMoved) return photos ? <ComparedPhotos side="after" photos={photos} /> : <Text>{after}</Text>
  if (!is_changed && !isMoved)
    return photos ? <ComparedPhotos side="before" photos={photos} isSame /> : <Text>{before}</Text>
  if (before !== null && after !== null && !isMoved && !isNew && !photos && isShort(before) && isShort(after))
    return <ShortChange before={before} after={after} />
  return (
    <div className={isMoved && !isNew ? three : two}>
      {!isNew && (
        <Side label={m.moderation_before()}>
          {photos ? (
            <ComparedPhotos side="before" photos={photos} />
          ) : (
            <Diff side="before" before={before} after={after} />
          )}
        </Side>
      )}
      <Side label={m.moderation_after()}>
        {photos ? (
          <ComparedPhotos side="after" photos={photos} />
        ) : isNew ? (
          <Text>{after}</Text>
        ) : (
          <Diff side="after" before={before} after={after} />
        )}
      </Side>
      {isMoved && (
        <Side label={m.moderation_current()}>
          {photos ? (
            <ComparedPhotos side="current" photos={photos} />
          ) : (
            <Diff side="after" before={isNew ? after : before} after={current} />
          )}
        </Side>
      )}
    </div>
  )
}

const two = 'grid min-w-0 gap-x-4 gap-y-2 @min-[30rem]:grid-cols-2'
const three = 'grid min-w-0 gap-x-4 gap-y-2 @min-[30rem]:grid-cols-3'

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-xs text-muted">{label}</p>
      {children}
    </div>
  )
}

function Text({ children }: { children: string | null }) {
  return children === null ? (
    <p className="text-muted">—</p>
  ) : (
    <p className="min-w-0 break-words whitespace-pre-wrap">{children}</p>
  )
}

interface DiffProps {
  side: 'before' | 'after'
  before: string | null
  after: string | null
}

function Diff({ side, before, after }: DiffProps) {
  if ((side === 'before' ? before : after) === null) return <Text>{null}</Text>
  return <WordDiff side={side} before={before ?? ''} after={after ?? ''} />
}
