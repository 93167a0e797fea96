import type { ReorderState } from '#headless/sortable-list/use-reorder.ts'
import type { FileUploadTexts } from './texts.ts'

/** A file that is uploaded, uploading or failed. */
export interface UploadedFile {
  /** Identifies the file; unique among the files. */
  id: string
  /** The address of the file, or of a local preview while it is uploading. */
  url: string
  /** The name of the file. */
  name: string
  /** In bytes; 0 if unknown. */
  size: number
  /** How far the upload is. */
  state: 'done' | 'uploading' | 'failed'
  /** The local file, until it is uploaded. */
  file?: File
  /** The reason of a failure. */
  reason?: string
}

/** The state of an upload, which its parts take. */
export interface FileUploadState {
  /** The files. */
  files: readonly UploadedFile[]
  /** What may be chosen, as in `<input type="file" accept>`. */
  accept: string
  /** The largest number of files. */
  max: number
  /** The words of the parts. */
  texts: FileUploadTexts
  /** What fits, for reading. */
  limits: string
  /** How far each upload is, from 0 to 1, by the id of the file. */
  progress: Readonly<Partial<Record<string, number>>>
  /** Why files were not taken. */
  refusals: readonly string[]
  /** The number of files that are uploading. */
  pending: number
  /** What moves the files. */
  reorder: ReorderState
  /** The ref of the button that opens the dialog of the browser. */
  attachButton: (button: HTMLButtonElement | null) => void
  /** The ref of the native input. */
  attachInput: (input: HTMLInputElement | null) => void
  /** Opens the dialog of the browser. */
  open: () => void
  /** Takes files, or says why not. */
  add: (files: readonly File[]) => void
  /** The size of a file for reading; empty if unknown. */
  sizeOf: (file: UploadedFile) => string
  /** Uploads a failed file again. */
  retry: (file: UploadedFile) => void
  /** Removes a file, and ends its upload. */
  remove: (file: UploadedFile) => void
}
