import { useEffect, useRef, useState } from 'react'
import { useReorder } from '#headless/sortable-list/use-reorder.ts'
import { accepts } from './accepts.ts'
import { formatBytes } from './format-bytes.ts'
import { kindsOf } from './kinds-of.ts'
import type { FileUploadState, UploadedFile } from './state.ts'
import type { FileUploadTexts } from './texts.ts'

/** What an upload gets besides the file. */
export interface Transfer {
  /** Says how far the upload is, from 0 to 1. */
  onProgress: (share: number) => void
  /** Ends the upload when the file is removed. */
  signal: AbortSignal
}

/** What an upload makes of a file. */
export interface StoredFile {
  /** Identifies the file; unique among the files. */
  id: string
  /** The address of the file. */
  url: string
}

/** The files, their limits and the function that uploads one of them. */
export interface UploadArgs {
  /** The files. */
  files: readonly UploadedFile[]
  /** Receives an updater, since uploads end in any order and each changes the current files. */
  onFilesChange: (update: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void
  /** As in `<input type="file" accept>`. */
  accept: string
  /** The largest size of a file, in bytes. */
  maxBytes: number
  /**
   * The largest number of files.
   * @default Infinity
   */
  max?: number
  /** Uploads a file, and reports how far it is. */
  upload: (file: File, transfer: Transfer) => Promise<StoredFile>
  /** Whether a retry of the same file is bound to fail again. */
  isRefused?: (error: unknown) => boolean
  /** The message for a failure; a general text by default. */
  describeError?: (error: unknown) => string | undefined
}

/** What `useFileUpload` takes. */
export interface FileUploadArgs extends UploadArgs {
  /** What it says by itself. */
  texts: FileUploadTexts
}

/**
 * Takes files, uploads each on its own, and keeps the failed ones for a retry. The state of it, for the parts.
 *
 * @example
 * const uploads = useFileUpload({ files, onFilesChange, accept: 'image/*', maxBytes: 1e6, upload, texts })
 */
export function useFileUpload({
  files,
  onFilesChange,
  accept,
  maxBytes,
  max = Infinity,
  upload,
  isRefused,
  describeError,
  texts,
}: FileUploadArgs): FileUploadState {
  const kinds = kindsOf(accept, texts.images)
  const limit = formatBytes(maxBytes, texts.locale)
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const running = useRef(new Map<string, AbortController>())
  // A file has no entry until its first progress event: not every transport reports progress.
  const [progress, setProgress] = useState<Readonly<Partial<Record<string, number>>>>({})
  const [refusals, setRefusals] = useState<readonly string[]>([])
  // Uploads are aborted on unmount, since no component is left to receive them; they can be retried.
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])

  const change = (id: string, next: (item: UploadedFile) => UploadedFile) =>
    onFilesChange((items) => items.map((item) => (item.id === id ? next(item) : item)))

  async function send(id: string, file: File, preview: string) {
    const controller = new AbortController()
    running.current.set(id, controller)
    const onProgress = (share: number) => setProgress((all) => ({ ...all, [id]: share }))
    await upload(file, { onProgress, signal: controller.signal }).then(
      (uploaded) => {
        change(id, ({ name, size }) => ({ name, size, ...uploaded, state: 'done' }))
        URL.revokeObjectURL(preview)
      },
      (error: unknown) => {
        const reason = describeError?.(error)
        change(id, ({ file: itemFile, ...item }) => ({
          ...item,
          ...(itemFile && !isRefused?.(error) && { file: itemFile }),
          state: 'failed',
          ...(reason && { reason }),
        }))
      },
    )
    running.current.delete(id)
  }
  /** Says why a file is not taken. */
  function refusalOf(file: File, isFull: boolean): string | undefined {
    const { name, size } = file
    if (!accepts(file, accept)) return texts.wrongType(name, kinds)
    if (size > maxBytes) return texts.tooLarge(name, formatBytes(size, texts.locale), limit)
    return isFull ? texts.tooMany(name, max) : undefined
  }
  function retry({ id, file, url }: UploadedFile) {
    if (!file) return
    change(id, ({ name, size }) => ({ id, url, name, size, file, state: 'uploading' }))
    void send(id, file, url)
  }
  function remove({ id, file, url }: UploadedFile) {
    running.current.get(id)?.abort()
    if (file) URL.revokeObjectURL(url)
    onFilesChange((items) => items.filter((item) => item.id !== id))
    setRefusals([])
    // The button that removed it is gone.
    button.current?.focus()
  }
  const reorder = useReorder({
    ids: files.map(({ id }) => id),
    announce: (id, place, total) => texts.placeOf(files.find((item) => item.id === id)?.name ?? '', place, total),
    // Files added during the drag are kept, at the end.
    onReorder: (ids) =>
      onFilesChange((items) => [
        ...ids.flatMap((id) => items.find((item) => item.id === id) ?? []),
        ...items.filter(({ id }) => !ids.includes(id)),
      ]),
  })
  return {
    files,
    accept,
    max,
    texts,
    limits: texts.limits(kinds, limit, max),
    progress,
    refusals,
    pending: files.filter(({ state }) => state === 'uploading').length,
    reorder,
    attachButton: (element: HTMLButtonElement | null) => void (button.current = element),
    attachInput: (element: HTMLInputElement | null) => void (input.current = element),
    open: () => input.current?.click(),
    add: (chosen: readonly File[]) => {
      const newItems: (UploadedFile & { file: File })[] = []
      const newRefusals: string[] = []
      for (const file of chosen) {
        // With `max` of 1 a new file replaces the old one.
        const reason = refusalOf(file, (max === 1 ? 0 : files.length) + newItems.length >= max)
        if (reason) newRefusals.push(reason)
        else {
          const { name, size } = file
          const url = URL.createObjectURL(file)
          newItems.push({
            id: url,
            url,
            name,
            size,
            state: 'uploading',
            file,
          })
        }
      }
      setRefusals(newRefusals)
      if (newItems.length === 0) return
      onFilesChange((items) => (max === 1 ? newItems : [...items, ...newItems]))
      for (const { id, file, url } of newItems) void send(id, file, url)
    },
    sizeOf: ({ size }: UploadedFile) => (size > 0 ? formatBytes(size, texts.locale) : ''),
    retry,
    remove,
  }
}
