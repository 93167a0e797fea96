import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { useSortableItem } from '#headless/sortable-list/use-sortable-item.ts'
import type { FileUploadState, UploadedFile } from './state.ts'

/** Props of {@link Files}. */
export interface FilesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** Draws a file, with its id as the key. */
  children: (file: UploadedFile) => ReactNode
}

/** The list of the files; nothing without any. */
export function Files({ uploads, children, ...props }: FilesProps) {
  return uploads.files.length > 0 && <ul {...props}>{uploads.files.map((file) => children(file))}</ul>
}

/** Props of {@link Tile}. */
export interface TileProps extends Omit<ComponentProps<'li'>, 'id'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** The id of the file. */
  id: string
}

/** A file that is moved by dragging, or by Alt with arrow keys: `data-dragging`, and `data-edge` where another would land. */
export function Tile({ uploads, id, ...props }: TileProps) {
  const { reorder } = uploads
  const { isDragging, edge, props: drag } = useSortableItem(reorder, id, 'horizontal')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of its buttons
    <li
      data-dragging={isDragging || undefined}
      data-edge={edge}
      {...mergeProps(
        {
          onKeyDown: (event: KeyboardEvent) => reorder.press(event, id),
          ...(uploads.max === 1 ? undefined : drag),
        },
        props,
      )}
    />
  )
}

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** The file. */
  file: UploadedFile
  /** Draws the bar: percents, or `undefined` if the transport does not report them. */
  children?: (percent: number | undefined) => ReactNode
}

/** How far the upload of a file is; nothing once it has ended. */
export function Progress({ uploads, file, children, ...props }: ProgressProps) {
  if (file.state !== 'uploading') return null
  const share = uploads.progress[file.id]
  const percent = share === undefined ? undefined : Math.round(share * 100)
  return (
    <div role="progressbar" aria-label={uploads.texts.uploadingOf(file.name)} aria-valuenow={percent} {...props}>
      {children?.(percent)}
    </div>
  )
}

/** Props of {@link Failure}. */
export interface FailureProps extends ComponentProps<'p'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** The file. */
  file: UploadedFile
}

/** Why the upload of a file has failed, after its children; nothing if it has not. */
export function Failure({ uploads, file, children, ...props }: FailureProps) {
  if (file.state !== 'failed') return null
  return (
    <p role="alert" {...props}>
      {children}
      {file.reason ?? uploads.texts.failed}
    </p>
  )
}
