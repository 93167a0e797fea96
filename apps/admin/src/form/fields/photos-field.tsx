import type { Params } from '@admin-panel/sdk'
import { FileUpload, type UploadedFile } from '@admin-panel/ui/file-upload'
import { Picture } from '@admin-panel/ui/picture'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { client } from '#data/client.ts'
import { useField } from './fields.tsx'
import type { Photo } from '#page/photos.tsx'
import { usePictureUrls } from '#data/picture-urls.ts'
import { queries } from '#data/queries.ts'
import { describeUpload, isUploadRefused, lostFiles, uploadValue, type UploadValue } from '#data/upload-value.ts'

const MB = 1024 * 1024
const MAX = 10

const small = (url: string) => url.replace(/\.webp$/, '-640.webp')

type Entity = Params<'files.create'>['entity']

interface PhotosFieldProps<Values extends FieldValues, Value> extends PhotosSource {
  name: NameOf<Values, Value>
}

interface PhotosSource {
  /** The kind of record that the photos belong to. */
  entity: Entity
  /** The record's current photos, which are shown without a request. */
  photos?: readonly Photo[]
  hint?: string
}

const uploadFor =
  (entity: Entity) =>
  async (file: File, { signal }: { signal: AbortSignal }) => {
    const { id, url } = await client.api.files.create({ file, entity }, { signal })
    return { id: String(id), url: url ? small(url) : '' }
  }

/** Photos of a record; the form's value is their ids. They upload at once and belong to the record after the save. */
export function PhotosField<Values extends FieldValues>(props: PhotosFieldProps<Values, readonly UploadValue[]>) {
  const { field } = useField<Values>(props.name)
  return <Photos<Values> {...props} max={MAX} value={field.value} onChange={field.onChange} />
}

/** A record's only picture, such as a logo; the form's value is its id. */
export function PhotoField<Values extends FieldValues>(props: PhotosFieldProps<Values, UploadValue | null>) {
  const { field } = useField<Values>(props.name)
  const value: UploadValue | null = field.value
  return (
    <Photos<Values>
      {...props}
      max={1}
      value={value === null ? [] : [value]}
      onChange={(next) => field.onChange(next[0] ?? null)}
    />
  )
}

interface PhotosProps<Values extends FieldValues> extends PhotosSource {
  name: NameOf<Values>
  max: number
  value: readonly UploadValue[]
  onChange: (value: readonly UploadValue[]) => void
}

function Photos<Values extends FieldValues>({
  name,
  entity,
  photos = [],
  hint,
  max,
  onChange,
  ...props
}: PhotosProps<Values>) {
  const { frame, isReadOnly } = useField<Values>(name)
  const ids = props.value.filter((id) => typeof id === 'number').map(String)
  const [arrived, setArrived] = useState<ReadonlyMap<string, UploadedFile>>(
    new Map(photos.map((photo) => [String(photo.id), asFile(photo.id, photo.name, photo.url)])),
  )
  // An upload keeps its place among the photos.
  const [uploads, setUploads] = useState<readonly UploadedFile[]>([])
  const isComing = uploads.some(({ state }) => state !== 'done')
  // A restored draft knows only the ids.
  const unknown = useQueries({
    queries: ids.filter((id) => !arrived.has(id)).map((id) => queries.files.view({ id: Number(id) })),
  })
  const fetched = new Map(
    unknown.flatMap(({ data }) => (data ? [[String(data.id), asFile(data.id, data.name, data.url)]] : [])),
  )
  const stored = ids.map((id) => arrived.get(id) ?? fetched.get(id) ?? unread(id))
  const closed = stored
    .filter(({ id, url }) => !url && fetched.has(id))
    .map(({ id }) => ({ id: Number(id), url: null }))
  const urls = usePictureUrls(closed, 'medium')
  const storedPhotos = stored.map((file) => (file.url ? file : { ...file, url: urls.get(Number(file.id)) ?? '' }))
  const arranged = isComing
    ? [
        ...uploads.filter(({ id, state }) => state !== 'done' || ids.includes(id)),
        ...storedPhotos.filter(({ id }) => !uploads.some((file) => file.id === id)),
      ]
    : storedPhotos
  const files = [...arranged, ...lostFiles(props.value, arranged)]
  // Uploads end at any time: each updates the current value, not the one from its start.
  const latest = useRef(files)
  useEffect(() => {
    latest.current = files
  })

  function change(update: (files: readonly UploadedFile[]) => readonly UploadedFile[]) {
    const next = [...update(latest.current)]
    latest.current = next
    const done = next.filter(({ state }) => state === 'done')
    setArrived(
      (before) => new Map([...before, ...done.filter(({ url }) => url).map((file) => [file.id, file] as const)]),
    )
    setUploads(next)
    // A replaced picture stays until the new one has arrived.
    const isReplacing = max === 1 && done.length === 0 && next.some(({ state }) => state === 'uploading')
    if (!isReplacing) onChange(uploadValue(next))
  }

  if (isReadOnly)
    return (
      <div className="col-span-full flex flex-wrap gap-2">
        {max === 1 && <p className="w-full text-body font-label">{frame.label}</p>}
        {files.map(({ id, url, name: alt }) => {
          const frame = 'size-32 rounded-lg border border-line bg-white object-contain brightness-[var(--photo,1)]'
          return url ? <Picture key={id} src={url} alt={alt} className={frame} /> : <span key={id} className={frame} />
        })}
        {files.length === 0 && <span className="text-muted">—</span>}
      </div>
    )
  return (
    <div id={name} tabIndex={-1} className="col-span-full outline-none">
      {max === 1 && (
        <p aria-hidden className="mb-1 text-body font-label">
          {frame.label}
        </p>
      )}
      <FileUpload
        label={frame.label}
        files={files}
        onFilesChange={change}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={5 * MB}
        max={max}
        upload={uploadFor(entity)}
        describeError={describeUpload}
        isRefused={isUploadRefused}
      />
      {(frame.error ?? hint) && (
        <p className={frame.error ? 'mt-1 text-xs text-danger' : 'mt-1 text-xs text-muted'}>{frame.error ?? hint}</p>
      )}
    </div>
  )
}

/** Reserves the space of a picture that is loading. */
const unread = (id: string): UploadedFile => ({ id, name: '…', url: '', size: 0, state: 'done' })

function asFile(id: number, name: string, url: string | null): UploadedFile {
  return { id: String(id), name, url: url ? small(url) : '', size: 0, state: 'done' }
}
