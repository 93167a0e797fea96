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

/** Returns the props of the bar of a file that is uploading. */
export const getProgressProps = ({ progress, texts }: FileUploadState, { id, name }: UploadedFile) => {
  const share = progress[id]
  return {
    role: 'progressbar',
    'aria-label': texts.uploadingOf(name),
    'aria-valuenow': share === undefined ? undefined : Math.round(share * 100),
  }
}

/** How far the upload of a file is; nothing once it has ended. */
export function Progress({ uploads, file, children, ...props }: ProgressProps) {
  if (file.state !== 'uploading') return null
  const own = getProgressProps(uploads, file)
  return (
    <div {...own} {...props}>
      {children?.(own['aria-valuenow'])}
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

/** Returns the props of the button that uploads a failed file again; nothing if that cannot help. */
export const getRetryProps = ({ texts, retry }: FileUploadState, file: UploadedFile) =>
  file.state === 'failed' && file.file
    ? { 'aria-label': texts.retryOf(file.name), onClick: () => retry(file) }
    : undefined

/** Returns the props of the button that removes a file, and ends its upload. */
export const getRemoveProps = ({ texts, remove }: FileUploadState, file: UploadedFile) => ({
  'aria-label': texts.removeOf(file.name),
  onClick: () => remove(file),
})

/** Returns the props of a button that moves a file; nothing where there is only one. */
export const getMoveProps = (
  { max, texts, reorder }: FileUploadState,
  { id, name }: UploadedFile,
  step: 'earlier' | 'later',
) =>
  max > 1
    ? {
        'aria-label': (step === 'earlier' ? texts.earlierOf : texts.laterOf)(name),
        'aria-keyshortcuts': step === 'earlier' ? 'Alt+ArrowLeft' : 'Alt+ArrowRight',
        'aria-disabled': !reorder.canMove(id, step),
        onClick: () => reorder.move(id, step),
      }
    : undefined
