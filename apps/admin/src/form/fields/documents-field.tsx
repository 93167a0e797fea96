import type { Params, Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { FileUpload, type UploadedFile } from '@admin-panel/ui/file-upload'
import { useQueries } from '@tanstack/react-query'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { client } from '#data/client.ts'
import { download } from '#data/download.ts'
import { CustomField } from './fields.tsx'
import { labelOf } from '#text/label-of.ts'
import { useEditContext } from '#form/edit-context.ts'
import { queries } from '#data/queries.ts'
import { describeUpload, isUploadRefused, lostFiles, uploadValue, type UploadValue } from '#data/upload-value.ts'
import { showError } from '#data/notify/show-error.ts'

type KnownFile = Pick<Schemas['File'], 'id' | 'name' | 'size'>

interface DocumentsFieldProps<Values extends FieldValues> extends DocumentsSource {
  name: NameOf<Values, readonly UploadValue[]>
  hint?: ReactNode
  className?: string | undefined
}

interface DocumentsSource {
  entity: Params<'files.create'>['entity']
  /** The record's current documents, whose names are known without a request. */
  documents: readonly KnownFile[]
  max: number
}

/** Documents of a record; the form's value is their ids. They upload at once and belong to the record after the save. */
export function DocumentsField<Values extends FieldValues>({
  name,
  hint,
  className,
  ...props
}: DocumentsFieldProps<Values>) {
  const { rules } = useEditContext()
  return (
    <CustomField<Values>
      name={name}
      hint={hint}
      className={className}
      render={({ value, onChange, isReadOnly }) => (
        <Documents
          {...props}
          label={labelOf(rules, name)}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          isReadOnly={isReadOnly}
        />
      )}
    />
  )
}

const ACCEPT = 'application/pdf,image/jpeg'
const MAX_BYTES = 10 * 1024 * 1024

interface DocumentsProps extends DocumentsSource {
  label: string
  value: readonly UploadValue[]
  onChange: (value: UploadValue[]) => void
  isReadOnly: boolean
}

function Documents({ label, value, onChange, isReadOnly, entity, documents, max }: DocumentsProps) {
  const [unfinished, setUnfinished] = useState<readonly UploadedFile[]>([])
  const done = useNamedFiles(
    value.filter((id) => typeof id === 'number'),
    documents,
  )
  const files = [...done, ...unfinished, ...lostFiles(value, unfinished)]
  const latest = useRef(files)
  // An upload ends at any time, so it reads the current files then.
  useEffect(() => {
    latest.current = files
  })
  function change(update: (files: readonly UploadedFile[]) => readonly UploadedFile[]) {
    const next = update(latest.current)
    latest.current = [...next]
    setUnfinished(next.filter(({ state }) => state !== 'done'))
    onChange(uploadValue(next))
  }
  if (isReadOnly) return <DocumentLinks files={done} />
  return (
    <FileUpload
      variant="list"
      accept={ACCEPT}
      maxBytes={MAX_BYTES}
      max={max}
      label={label}
      files={files}
      onFilesChange={change}
      onOpen={({ id, name }) => void open(Number(id), name)}
      upload={async (file, { signal }) => {
        const { id } = await client.api.files.create({ file, entity }, { signal })
        return { id: String(id), url: '' }
      }}
      describeError={describeUpload}
      isRefused={isUploadRefused}
    />
  )
}

/** The files with their names; unknown ones are fetched. */
function useNamedFiles(ids: readonly number[], documents: readonly KnownFile[]): UploadedFile[] {
  const fetched = useQueries({
    queries: ids.filter((id) => !documents.some((file) => file.id === id)).map((id) => queries.files.view({ id })),
  })
  const all = [...documents, ...fetched.flatMap(({ data }) => data ?? [])]
  return ids.map((id) => {
    const { name = `№ ${id}`, size = 0 } = all.find((file) => file.id === id) ?? {}
    return { id: String(id), name, size, url: '', state: 'done' }
  })
}

/** Reading a document requires the session, so a plain link would be refused. */
async function open(id: number, name: string) {
  try {
    download(await client.api.files.content({ id }), name)
  } catch (error) {
    showError(error)
  }
}

/** Read-only documents. */
export function DocumentList({ ids }: { ids: readonly number[] }) {
  return <DocumentLinks files={useNamedFiles(ids, [])} />
}

function DocumentLinks({ files }: { files: readonly UploadedFile[] }) {
  if (files.length === 0) return <span className="text-muted">—</span>
  return (
    <ul className="flex flex-col items-start gap-1">
      {files.map(({ id, name }) => (
        <li key={id}>
          <Button size="sm" onClick={() => void open(Number(id), name)}>
            <FileText aria-hidden className="size-4" />
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}
