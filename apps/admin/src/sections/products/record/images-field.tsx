import { isApiError } from '@admin-panel/sdk'
import { FileUpload, type UploadedFile } from '@admin-panel/ui/file-upload'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useField } from '#shared/fields.tsx'
import { queries } from '#shared/queries.ts'
import type { Product } from './values.ts'

const MB = 1024 * 1024
const MAX = 10

const small = (url: string) => url.replace(/\.webp$/, '-640.webp')

async function upload(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
) {
  // The browser's fetch tells nothing of its progress.
  onProgress(0.5)
  const { id, url } = await client.api.files.create({ file, entity: 'product' }, { signal })
  return { id: String(id), url: url ? small(url) : '' }
}

const describe = (error: unknown) => (isApiError(error) ? (error.messages[0] ?? error.message) : undefined)

/** Photos go up at once; the card has them once it is saved. The first one is the main one. */
export function ImagesField({ product }: { product: Product | null }) {
  const { field, frame, isReadOnly } = useField('image_ids')
  const ids = (field.value as readonly number[]).map(String)
  const [arrived, setArrived] = useState<ReadonlyMap<string, UploadedFile>>(
    new Map(product?.images.map(({ id, name, url }) => [String(id), asFile(id, name, url)])),
  )
  const [coming, setComing] = useState<readonly UploadedFile[]>([])
  // A restored draft knows only the numbers.
  const unknown = useQueries({
    queries: ids.filter((id) => !arrived.has(id)).map((id) => queries.files.view({ id: Number(id) })),
  })
  const found = new Map(
    unknown.flatMap(({ data }) => (data ? [[String(data.id), asFile(data.id, data.name, data.url)]] : [])),
  )
  const files = [...ids.flatMap((id) => arrived.get(id) ?? found.get(id) ?? []), ...coming]
  // Uploads end in their own time: each changes what is there then, and not what was when it began.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })

  function change(update: (files: readonly UploadedFile[]) => readonly UploadedFile[]) {
    const next = [...update(latest.current)]
    latest.current = next
    const done = next.filter(({ state }) => state === 'done')
    setArrived((known) => new Map([...known, ...done.map((file) => [file.id, file] as const)]))
    setComing(next.filter(({ state }) => state !== 'done'))
    field.onChange(done.map(({ id }) => Number(id)))
  }

  if (isReadOnly)
    return (
      <div className="col-span-full flex flex-wrap gap-2">
        {files.map(({ id, url, name }) => (
          <img
            key={id}
            src={url}
            alt={name}
            className="size-32 rounded-md border border-line bg-white object-contain"
          />
        ))}
        {files.length === 0 && <span className="text-muted">—</span>}
      </div>
    )
  return (
    <div id="image_ids" tabIndex={-1} className="col-span-full outline-none">
      <FileUpload
        label={frame.label}
        files={files}
        onFilesChange={change}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={5 * MB}
        max={MAX}
        upload={upload}
        describeError={describe}
      />
      <p className={frame.error ? 'mt-1 text-xs text-danger' : 'mt-1 text-xs text-muted'}>
        {frame.error ?? m.product_images_hint()}
      </p>
    </div>
  )
}

function asFile(id: number, name: string, url: string | null): UploadedFile {
  return { id: String(id), name, url: url ? small(url) : '', size: 0, state: 'done' }
}
