import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { useUploadTexts } from './texts.ts'
import { IconButton } from '#button/icon-button.tsx'
import { Picture } from '#display/picture.tsx'
import { TextLink } from '#button/text-link.tsx'
import * as Upload from '#headless/file-upload/file-upload.ts'
import { dragLook } from '#sortable-list/drag-look.ts'

interface UploadItemProps {
  item: Upload.UploadedFile
  uploads: Upload.FileUploadState
}

const isImage = ({ name }: Upload.UploadedFile) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)

function Progress({ item, uploads, className }: UploadItemProps & { className: string }) {
  return (
    <Upload.Progress
      uploads={uploads}
      file={item}
      className={cn('h-1 overflow-hidden rounded-full bg-pressed', className)}
    >
      {(percent) => (
        <div
          className={cn(
            'h-full rounded-full bg-link',
            percent === undefined ? 'w-1/4 animate-sweep' : 'transition-[width]',
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      )}
    </Upload.Progress>
  )
}

interface ActionProps {
  /** The name and the effect, as the state of the upload gives them. */
  action: { 'aria-label': string; onClick: () => void } | undefined
  className?: string
  children: ReactNode
}

function Action({ action, ...props }: ActionProps) {
  return action && <IconButton label={action['aria-label']} {...action} {...props} />
}

/** A picture, reordered by dragging, by its buttons, or by Alt with arrow keys. */
export function UploadTile({ item, uploads }: UploadItemProps) {
  const texts = useUploadTexts()
  const size = uploads.sizeOf(item)
  const retry = Upload.getRetryProps(uploads, item)
  return (
    <Upload.Tile
      uploads={uploads}
      id={item.id}
      className={cn(
        'flex min-w-0 flex-col rounded-xl border border-line bg-surface',
        uploads.max > 1 && ['cursor-grab', dragLook],
      )}
    >
      <div className="relative grid aspect-square place-items-center overflow-hidden rounded-t-lg bg-page">
        {isImage(item) ? (
          <Picture
            src={item.url}
            alt=""
            draggable={false}
            className={cn(
              'absolute inset-0 size-full bg-white object-contain brightness-[var(--photo,1)]',
              item.state !== 'done' && 'opacity-40',
            )}
          />
        ) : (
          <FileText aria-hidden className="size-8 text-muted" />
        )}
        <Progress item={item} uploads={uploads} className="absolute inset-x-2 bottom-2" />
        {item.state === 'failed' && (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto bg-surface/85 p-2">
            <Upload.Failure uploads={uploads} file={item} className="text-center text-xs break-words text-danger" />
            {retry && (
              <Button size="sm" {...retry}>
                <RotateCw aria-hidden />
                {texts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="px-2 pt-1.5 text-xs">
        <p className="truncate" title={item.name}>
          {item.name}
        </p>
        {size && <p className="text-muted">{size}</p>}
      </div>
      <div className="flex p-1">
        <Action action={Upload.getMoveProps(uploads, item, 'earlier')}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        </Action>
        <Action action={Upload.getMoveProps(uploads, item, 'later')}>
          <ArrowRight aria-hidden className="rtl:-scale-x-100" />
        </Action>
        <Action action={Upload.getRemoveProps(uploads, item)} className="ms-auto">
          <X aria-hidden />
        </Action>
      </div>
    </Upload.Tile>
  )
}

/** A document in the list. */
export function UploadLine({ item, uploads, onOpen }: UploadItemProps & Pick<LineNameProps, 'onOpen'>) {
  return (
    <li className="flex items-center gap-3 py-1.5 ps-3 pe-1.5">
      <FileText aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="break-words">
          <LineName item={item} onOpen={onOpen} />
        </p>
        <Progress item={item} uploads={uploads} className="my-1.5" />
        <Upload.Failure uploads={uploads} file={item} className="flex gap-1 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
        </Upload.Failure>
        {item.state === 'done' && <p className="text-xs text-muted">{uploads.sizeOf(item)}</p>}
      </div>
      <Action action={Upload.getRetryProps(uploads, item)}>
        <RotateCw aria-hidden />
      </Action>
      <Action action={Upload.getRemoveProps(uploads, item)}>
        <X aria-hidden />
      </Action>
    </li>
  )
}

interface LineNameProps {
  item: Upload.UploadedFile
  onOpen: ((file: Upload.UploadedFile) => void) | undefined
}

function LineName({ item, onOpen }: LineNameProps) {
  if (item.state !== 'done') return item.name
  if (onOpen)
    return (
      <button
        type="button"
        onClick={() => onOpen(item)}
        className="-my-0.5 rounded-sm py-0.5 text-start text-link underline decoration-link/40 underline-offset-2 hover:decoration-link"
      >
        {item.name}
      </button>
    )
  return (
    <TextLink href={item.url} target="_blank" rel="noreferrer">
      {item.name}
    </TextLink>
  )
}
