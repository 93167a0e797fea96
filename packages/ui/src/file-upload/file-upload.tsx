import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'
import { UploadLine, UploadTile } from './item.tsx'
import { useUploadTexts } from './texts.ts'
import { formatBytes } from './format-bytes.ts'
import { useTexts } from '#texts/texts.ts'
import { useReorder } from '#sortable-list/use-reorder.ts'
import { kindsOf, useUploads, type UploadedFile, type UploadOptions } from './use-uploads.ts'

export type { UploadedFile } from './use-uploads.ts'

/** Props of {@link FileUpload}. */
export interface FileUploadProps extends UploadOptions {
  /** The accessible name. */
  label: string
  /**
   * `tiles` for pictures that can be reordered, `list` for documents.
   * @default 'tiles'
   */
  variant?: 'tiles' | 'list'
  /** Opens a document of a list that a plain link cannot open. */
  onOpen?: (file: UploadedFile) => void
  /** Classes of the outermost element. */
  className?: string
}

/**
 * Uploads files that are dropped, chosen or pasted. Each file is uploaded at once and on its own; a failed upload
 * can be retried.
 */
export function FileUpload({ label, variant = 'tiles', onOpen, className, ...options }: FileUploadProps) {
  const { locale } = useTexts()
  const texts = useUploadTexts()
  const field = useFieldControl()
  const { files, accept, maxBytes, max = Infinity, onFilesChange } = options
  const { add, remove, retry, progress, refusals } = useUploads(options)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setIsOver] = useState(false)
  const reorder = useReorder({
    ids: files.map(({ id }) => id),
    nameOf: (id) => files.find((item) => item.id === id)?.name ?? '',
    // Files added during the drag are kept, at the end.
    onReorder: (ids) =>
      onFilesChange((items) => [
        ...ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
        ...items.filter(({ id }) => !ids.includes(id)),
      ]),
  })
  const pending = files.filter(({ state }) => state === 'uploading').length

  function acceptDrag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }
  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  }
  const items = files.map((item) => {
    const shared = {
      item,
      progress: progress[item.id],
      onRetry: () => retry(item),
      onRemove: () => {
        remove(item)
        button.current?.focus()
      },
    }
    return variant === 'tiles' ? (
      <UploadTile key={item.id} {...shared} reorder={reorder} isOnly={max === 1} />
    ) : (
      <UploadLine key={item.id} {...shared} onOpen={onOpen && (() => onOpen(item))} />
    )
  })
  return (
    <div role="group" aria-label={label} onPaste={paste} className={cn('flex min-w-0 flex-col gap-3', className)}>
      <div
        onDragOver={acceptDrag}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-dashed px-3 py-3',
          isOver ? 'border-focus bg-selected' : 'border-frame bg-surface',
        )}
      >
        <Button
          ref={button}
          id={field?.id}
          aria-describedby={field?.['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          {texts.choose(max > 1)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          multiple={max > 1}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // Without this the same file could not be chosen again.
            currentTarget.value = ''
          }}
        />
        <div className="min-w-0 flex-1 basis-48 text-xs text-muted">
          <p className="pointer-coarse:hidden">{texts.dropHint}</p>
          <p>{texts.limits(kindsOf(accept, texts.images), formatBytes(maxBytes, locale), max)}</p>
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {refusals.length > 0 && (
          <ul className="flex flex-col gap-1 text-xs text-danger">
            {refusals.map((refusal) => (
              <li key={refusal} className="flex gap-1">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                <span className="min-w-0 break-words">{refusal}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul
          aria-label={label}
          className={
            variant === 'tiles'
              ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3'
              : 'divide-y divide-line rounded-xl border border-line bg-surface'
          }
        >
          {items}
        </ul>
      )}
      <output className="sr-only">{pending > 0 ? texts.uploading(pending) : reorder.announcement}</output>
    </div>
  )
}
