import accepts from 'attr-accept'
import { useEffect, useRef, useState } from 'react'
import { useUploadTexts } from './texts.ts'
import { formatBytes } from './format-bytes.ts'
import { useTexts } from '#texts/texts.ts'

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

/** The files, their limits and the function that uploads one of them. */
export interface UploadOptions {
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
  upload: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ id: string; url: string }>
  /** Whether a retry of the same file is bound to fail again. */
  isRefused?: (error: unknown) => boolean
  /** The message for a failure; a general text by default. */
  describeError?: (error: unknown) => string | undefined
}

const shortNames: Partial<Record<string, string>> = { jpeg: 'JPG', 'svg+xml': 'SVG' }

/** Returns the kinds of an `accept` for reading: «JPG, PNG, PDF». */
export function kindsOf(accept: string, images: string) {
  const names = accept.split(',').map((written) => {
    const kind = written.trim().toLowerCase()
    if (kind === 'image/*') return images
    const name = kind.replace(/^(\.|.*\/)/, '')
    return shortNames[name] ?? name.toUpperCase()
  })
  return [...new Set(names)].join(', ')
}

/** Checks files, uploads each on its own, and keeps the failed ones for a retry. */
export function useUploads({
  files,
  onFilesChange,
  accept,
  maxBytes,
  max = Infinity,
  upload,
  isRefused,
  describeError,
}: UploadOptions) {
  const { locale } = useTexts()
  const texts = useUploadTexts()
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
  function refusal(file: File, isFull: boolean) {
    if (!accepts(file, accept)) return texts.wrongType(file.name, kindsOf(accept, texts.images))
    if (file.size > maxBytes)
      return texts.tooLarge(file.name, formatBytes(file.size, locale), formatBytes(maxBytes, locale))
    return isFull ? texts.tooMany(file.name, max) : undefined
  }
  return {
    progress,
    refusals,
    add: (chosen: readonly File[]) => {
      const newItems: (UploadedFile & { file: File })[] = []
      const newRefusals: string[] = []
      for (const file of chosen) {
        // With `max` of 1 a new file replaces the old one.
        const reason = refusal(file, (max === 1 ? 0 : files.length) + newItems.length >= max)
        if (reason) newRefusals.push(reason)
        else {
          const { name, size } = file
          newItems.push({
            id: crypto.randomUUID(),
            url: URL.createObjectURL(file),
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
    retry: ({ id, file, url }: UploadedFile) => {
      if (!file) return
      change(id, ({ name, size }) => ({ id, url, name, size, file, state: 'uploading' }))
      void send(id, file, url)
    },
    remove: ({ id, file, url }: UploadedFile) => {
      running.current.get(id)?.abort()
      if (file) URL.revokeObjectURL(url)
      onFilesChange((items) => items.filter((item) => item.id !== id))
      setRefusals([])
    },
  }
}
