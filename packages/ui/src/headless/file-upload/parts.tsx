import { useComposedRefs } from '@radix-ui/react-compose-refs'
import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type ReactNode,
} from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { FileUploadState } from './state.ts'

/** Props of {@link Root}. */
export interface RootProps extends ComponentProps<'div'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** The accessible name. */
  'aria-label': string
}

/** Returns the props of the element that takes pasted files. */
export const getRootProps = ({ add }: FileUploadState) => ({
  role: 'group',
  onPaste: (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    add([...event.clipboardData.files])
  },
})

/** Holds everything, and takes pasted files. */
export function Root({ uploads, ...props }: RootProps) {
  return <div {...mergeProps(getRootProps(uploads), props)} />
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
      {...mergeProps(
        {
          onDragOver: (event: DragEvent) => {
            if (!hasFiles(event)) return
            event.preventDefault()
            setIsOver(true)
          },
          onDragLeave: () => setIsOver(false),
          onDrop: (event: DragEvent) => {
            if (!hasFiles(event)) return
            event.preventDefault()
            setIsOver(false)
            uploads.add([...event.dataTransfer.files])
          },
        },
        props,
      )}
    />
  )
}

/** Props of {@link Choose}. */
export interface ChooseProps extends ComponentProps<'button'> {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** Returns the props of the button that opens the dialog of the browser, its ref among them. */
export const getChooseProps = ({ attachButton, open }: FileUploadState) => ({ onClick: open, ref: attachButton })

/** The button that opens the dialog of the browser. */
export function Choose({ uploads, ref, ...props }: ChooseProps) {
  const own = getChooseProps(uploads)
  return <button type="button" {...mergeProps(own, props)} ref={useComposedRefs(own.ref, ref)} />
}

/** Props of {@link Input}. */
export interface InputProps {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** Returns the props of the native input, its ref among them. */
export const getInputProps = ({ attachInput, accept, max, add }: FileUploadState) => ({
  ref: attachInput,
  type: 'file' as const,
  hidden: true,
  accept,
  multiple: max > 1,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])])
    // Without this the same file could not be chosen again.
    currentTarget.value = ''
  },
})

/** The native input, which the button opens; it is not seen. */
export function Input({ uploads }: InputProps) {
  return <input {...getInputProps(uploads)} />
}

/** Props of {@link Refusals}. */
export interface RefusalsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the upload. */
  uploads: FileUploadState
  /** Draws the reasons. */
  children: (refusals: readonly string[]) => ReactNode
}

/** Says which files were not taken, and why. */
export function Refusals({ uploads, children, ...props }: RefusalsProps) {
  const { refusals } = uploads
  return (
    <div role="alert" {...props}>
      {refusals.length > 0 && children(refusals)}
    </div>
  )
}

/** Props of {@link Announcement}. */
export interface AnnouncementProps extends ComponentProps<'output'> {
  /** The state of the upload. */
  uploads: FileUploadState
}

/** What screen readers hear: how many files are uploading, and where a moved one is. */
export function Announcement({ uploads, ...props }: AnnouncementProps) {
  const { pending, texts, reorder } = uploads
  return <output {...props}>{pending > 0 ? texts.uploading(pending) : reorder.announcement}</output>
}
