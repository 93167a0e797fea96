import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { useUploadTexts } from './texts.ts'
import { formatBytes } from './format-bytes.ts'
import { IconButton } from '#button/icon-button.tsx'
import { Picture } from '#display/picture.tsx'
import { useSortableTexts } from '#sortable-list/texts.ts'
import { TextLink } from '#button/text-link.tsx'
import { useTexts } from '#texts/texts.ts'
import * as Upload from '#headless/file-upload/file-upload.ts'
import { dragLook } from '#sortable-list/drag-look.ts'

interface UploadItemProps {
  item: Upload.UploadedFile
  /** From 0 to 1; `undefined` if the transport does not report it. */
  progress: number | undefined
  onRetry: () => void
  onRemove: () => void
}

const isImage = ({ name }: Upload.UploadedFile) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)

function Progress({ item, progress, className }: Pick<UploadItemProps, 'item' | 'progress'> & { className?: string }) {
  const texts = useUploadTexts()
  const percent = progress === undefined ? undefined : Math.round(progress * 100)
  return (
    <Upload.Progress
      share={progress}
      aria-label={texts.uploadingOf(item.name)}
      className={cn('h-1 overflow-hidden rounded-full bg-pressed', className)}
    >
      <div
        className={cn(
          'h-full rounded-full bg-link',
          percent === undefined ? 'w-1/4 animate-sweep' : 'transition-[width]',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </Upload.Progress>
  )
}

/** A picture, reordered by dragging, by its buttons, or by Alt with arrow keys. */
export function UploadTile({
  item,
  progress,
  uploads,
  onRetry,
  onRemove,
}: UploadItemProps & { uploads: Upload.FileUploadState }) {
  const { reorder, max } = uploads
  const isOnly = max === 1
  const { locale, remove } = useTexts()
  const texts = useUploadTexts()
  const sortable = useSortableTexts()
  return (
    <Upload.Tile
      uploads={uploads}
      id={item.id}
      className={cn(
        'flex min-w-0 flex-col rounded-xl border border-line bg-surface',
        isOnly || ['cursor-grab', dragLook],
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
        {item.state === 'uploading' && (
          <Progress item={item} progress={progress} className="absolute inset-x-2 bottom-2" />
        )}
        {item.state === 'failed' && (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 overflow-y-auto bg-surface/85 p-2">
            <p role="alert" className="text-center text-xs break-words text-danger">
              {item.reason ?? texts.failed}
            </p>
            {item.file && (
              <Button size="sm" aria-label={texts.retryOf(item.name)} onClick={onRetry}>
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
        {item.size > 0 && <p className="text-muted">{formatBytes(item.size, locale)}</p>}
      </div>
      <div className="flex p-1">
        {!isOnly && (
          <>
            <IconButton
              label={sortable.earlierOf(item.name)}
              aria-keyshortcuts="Alt+ArrowLeft"
              aria-disabled={!reorder.canMove(item.id, 'earlier')}
              onClick={() => reorder.move(item.id, 'earlier')}
            >
              <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton
              label={sortable.laterOf(item.name)}
              aria-keyshortcuts="Alt+ArrowRight"
              aria-disabled={!reorder.canMove(item.id, 'later')}
              onClick={() => reorder.move(item.id, 'later')}
            >
              <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </IconButton>
          </>
        )}
        <IconButton label={remove(item.name)} onClick={onRemove} className="ms-auto">
          <X aria-hidden />
        </IconButton>
      </div>
    </Upload.Tile>
  )
}

/** A document in the list. */
export function UploadLine({
  item,
  progress,
  onRetry,
  onRemove,
  onOpen,
}: UploadItemProps & { onOpen?: (() => void) | undefined }) {
  const { locale, remove } = useTexts()
  const texts = useUploadTexts()
  return (
    <li className="flex items-center gap-3 py-1.5 ps-3 pe-1.5">
      <FileText aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="break-words">
          <LineName item={item} onOpen={onOpen} />
        </p>
        {item.state === 'uploading' && <Progress item={item} progress={progress} className="my-1.5" />}
        {item.state === 'failed' && (
          <p role="alert" className="flex gap-1 text-xs text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {item.reason ?? texts.failed}
          </p>
        )}
        {item.state === 'done' && <p className="text-xs text-muted">{formatBytes(item.size, locale)}</p>}
      </div>
      {item.state === 'failed' && item.file && (
        <IconButton label={texts.retryOf(item.name)} onClick={onRetry}>
          <RotateCw aria-hidden />
        </IconButton>
      )}
      <IconButton label={remove(item.name)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

function LineName({ item, onOpen }: { item: Upload.UploadedFile; onOpen: (() => void) | undefined }) {
  if (item.state !== 'done') return item.name
  if (onOpen)
    return (
      <button
        type="button"
        onClick={onOpen}
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
