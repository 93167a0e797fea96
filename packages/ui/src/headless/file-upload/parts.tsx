import { useState, type ComponentProps, type DragEvent } from 'react'
import { useSortableItem } from '#headless/sortable-list/use-sortable-item.ts'
import type { FileUploadState } from './use-file-upload.ts'

/** Props of {@link Root}. */
export interface RootProps extends ComponentProps<'div'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** The accessible name. */
  'aria-label': string
}

/** Holds everything, and takes pasted files. */
export function Root({ uploads, ...props }: RootProps) {
  return (
    <div
      role="group"
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return
        event.preventDefault()
        uploads.add([...event.clipboardData.files])
      }}
      {...props}
    />
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Props of {@link DropZone}. */
export interface DropZoneProps extends ComponentProps<'div'> {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** Takes files that are dropped: `data-over` while some are above it. */
export function DropZone({ uploads, ...props }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        uploads.add([...event.dataTransfer.files])
      }}
      {...props}
    />
  )
}

/** Props of {@link Choose}. */
export interface ChooseProps extends ComponentProps<'button'> {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** The button that opens the dialog of the browser. A button of your own takes `uploads.attachButton` and `uploads.open`. */
export function Choose({ uploads, ...props }: ChooseProps) {
  const { attachButton, open } = uploads
  return <button type="button" {...props} ref={attachButton} onClick={open} />
}

/** Props of {@link Input}. */
export interface InputProps {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** The native input, which the button opens; it is not seen. */
export function Input({ uploads }: InputProps) {
  const { attachInput, accept, max, add } = uploads
  return (
    <input
      ref={attachInput}
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
  )
}

/** Props of {@link Progress}. */
export interface ProgressProps extends ComponentProps<'div'> {
  /** From 0 to 1; `undefined` if the transport does not report it. */
  share: number | undefined
  /** The accessible name. */
  'aria-label': string
}

/** How far an upload is. */
export function Progress({ share, ...props }: ProgressProps) {
  return <div role="progressbar" aria-valuenow={share === undefined ? undefined : Math.round(share * 100)} {...props} />
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
      onKeyDown={(event) => reorder.press(event, id)}
      {...props}
      {...(uploads.max === 1 ? undefined : drag)}
    />
  )
}
