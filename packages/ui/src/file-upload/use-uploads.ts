import accepts from 'attr-accept'
import { useEffect, useRef, useState } from 'react'
import { useUploadTexts } from './texts.ts'
import { formatBytes } from './format-bytes.ts'
import { useTexts } from '#texts/texts.ts'

export interface UploadedFile {
  id: string
  /** Of the file, or of its preview while it is uploading. */
  url: string
  name: string
  /** Bytes; 0 where it is not known. */
  size: number
  state: 'done' | 'uploading' | 'failed'
  /** What is sent, until it has arrived. */
  file?: File
  /** Why it failed. */
  reason?: string
}

export interface UploadOptions {
  files: readonly UploadedFile[]
  /** As a state's setter: uploads end in their own time, and each changes what is there then. */
  onFilesChange: (update: (files: readonly UploadedFile[]) => readonly UploadedFile[]) => void
  /** As of an `<input type="file">`. */
  accept: string
  maxBytes: number
  max?: number
  upload: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ id: string; url: string }>
  /** Whether another try of the same file must end the same. */
  isRefused?: (error: unknown) => boolean
  /** What the user reads of a failure; a general text by itself. */
  describeError?: (error: unknown) => string | undefined
}

const shortNames: Partial<Record<string, string>> = { jpeg: 'JPG', 'svg+xml': 'SVG' }

/** «JPG, PNG, PDF» out of an `accept`. */
export function kindsOf(accept: string, images: string) {
  const names = accept.split(',').map((written) => {
    const kind = written.trim().toLowerCase()
    if (kind === 'image/*') return images
    const name = kind.replace(/^(\.|.*\/)/, '')
    return shortNames[name] ?? name.toUpperCase()
  })
  return [...new Set(names)].join(', ')
}

/** Takes files that fit, sends each by itself, and keeps those that failed for another try. */
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
  // Absent as long as nothing is told: not every way of sending knows how far it is.
  const [progress, setProgress] = useState<Readonly<Partial<Record<string, number>>>>({})
  const [refusals, setRefusals] = useState<readonly string[]>([])
  // Nobody would see how an upload ends; those that are cut off can be tried again.
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
        change(id, ({ file: kept, ...item }) => ({
          ...item,
          ...(kept && !isRefused?.(error) && { file: kept }),
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
      const taken: (UploadedFile & { file: File })[] = []
      const refused: string[] = []
      for (const file of chosen) {
        // The one that there may be takes the place of the one that was.
        const reason = refusal(file, (max === 1 ? 0 : files.length) + taken.length >= max)
        if (reason) refused.push(reason)
        else {
          const { name, size } = file
          taken.push({ id: crypto.randomUUID(), url: URL.createObjectURL(file), name, size, state: 'uploading', file })
        }
      }
      setRefusals(refused)
      if (taken.length === 0) return
      onFilesChange((items) => (max === 1 ? taken : [...items, ...taken]))
      for (const { id, file, url } of taken) void send(id, file, url)
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
