import type { Schemas } from '@admin-panel/sdk'
import { Button, type ButtonProps } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { filesOf, saveFile, type OperationFile } from '#data/operations/files.ts'
import { m } from '#paraglide/messages.js'

type Row = Parameters<typeof filesOf>[0]

const words: Readonly<Record<Schemas['OperationPart'], () => string>> = {
  result: m.export_download,
  source: m.operation_file_source,
  errors: m.operation_file_errors,
}

/** Buttons that download the files of an operation, by what each of them is. */
export function OperationFiles({ operation }: { operation: Row }) {
  const files = filesOf(operation)
  if (files.length === 0) return '—'
  return (
    <span className="inline-flex flex-wrap gap-1">
      {files.map((file) => (
        <FileButton key={file.part} file={file} size="sm" />
      ))}
    </span>
  )
}

export function FileButton({ file, ...look }: { file: OperationFile } & Pick<ButtonProps, 'size' | 'variant'>) {
  const save = useMutation({ mutationFn: () => saveFile(file) })
  const word = words[file.part]()
  return (
    <Button
      {...look}
      title={file.name}
      aria-label={`${word}: ${file.name}`}
      isPending={save.isPending}
      onClick={() => save.mutate()}
    >
      <Download aria-hidden className="size-4" />
      {word}
    </Button>
  )
}
