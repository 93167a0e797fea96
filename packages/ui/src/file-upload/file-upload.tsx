import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import UploadIcon from 'lucide-react/icons/upload'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { useFieldControl } from '#field/field-context.ts'
import * as Upload from '#headless/file-upload/file-upload.ts'
import { useSortableTexts } from '#sortable-list/texts.ts'
import { useTexts } from '#texts/texts.ts'
import { UploadLine, UploadTile } from './item.tsx'
import { useUploadTexts } from './texts.ts'

export type { UploadedFile } from '#headless/file-upload/file-upload.ts'

/** Props of {@link FileUpload}. */
export interface FileUploadProps extends Upload.UploadArgs {
  /** The accessible name. */
  label: string
  /**
   * `tiles` for pictures that can be reordered, `list` for documents.
   * @default 'tiles'
   */
  variant?: 'tiles' | 'list'
  /** Opens a document of a list that a plain link cannot open. */
  onOpen?: (file: Upload.UploadedFile) => void
  /** Classes of the outermost element. */
  className?: string
}

/**
 * Uploads files that are dropped, chosen or pasted. Each file is uploaded at once and on its own; a failed upload
 * can be retried.
 */
export function FileUpload({ label, variant = 'tiles', onOpen, className, ...args }: FileUploadProps) {
  const { locale, remove } = useTexts()
  const texts = useUploadTexts()
  const field = useFieldControl()
  const uploads = Upload.useFileUpload({
    ...args,
    texts: { ...useSortableTexts(), ...texts, locale, removeOf: remove },
  })
  const { attachButton, open } = uploads
  return (
    <Upload.Root
      data-slot="file-upload"
      uploads={uploads}
      aria-label={label}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <Upload.DropZone
        uploads={uploads}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-dashed border-frame bg-surface px-3 py-3 data-over:border-focus data-over:bg-selected"
      >
        <Button ref={attachButton} id={field?.id} aria-describedby={field?.['aria-describedby']} onClick={open}>
          <UploadIcon aria-hidden />
          {texts.choose(uploads.max > 1)}
        </Button>
        <Upload.Input uploads={uploads} />
        <div className="min-w-0 flex-1 basis-48 text-xs text-muted">
          <p className="pointer-coarse:hidden">{texts.dropHint}</p>
          <p>{uploads.limits}</p>
        </div>
      </Upload.DropZone>
      <Upload.Refusals uploads={uploads} className="empty:hidden">
        {(refusals) => (
          <ul className="flex flex-col gap-1 text-xs text-danger">
            {refusals.map((refusal) => (
              <li key={refusal} className="flex gap-1">
                <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
                <span className="min-w-0 break-words">{refusal}</span>
              </li>
            ))}
          </ul>
        )}
      </Upload.Refusals>
      <Upload.Files
        uploads={uploads}
        aria-label={label}
        className={
          variant === 'tiles'
            ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3'
            : 'divide-y divide-line rounded-xl border border-line bg-surface'
        }
      >
        {(item) =>
          variant === 'tiles' ? (
            <UploadTile key={item.id} item={item} uploads={uploads} />
          ) : (
            <UploadLine key={item.id} item={item} uploads={uploads} onOpen={onOpen} />
          )
        }
      </Upload.Files>
      <Upload.Announcement uploads={uploads} className="sr-only" />
    </Upload.Root>
  )
}
