import type { Operation } from '#contract/operations.ts'
import { labelText } from '#text/language/language.ts'
import type { FileColumns, FileRow } from '#sections/operations/schema.ts'

interface Row {
  call: { operation: Operation }
  columns: Pick<FileColumns, 'mapping'> | null
  column: FileRow['column']
}

/** The faults of a row in one sentence, each field by the title of its column. */
export function namedErrors(row: Row, errors: readonly { field: string; message: string }[]): string {
  const sentences = errors.map(({ field, message }) => {
    const title = columnOf(row, field)
    return message.startsWith(`${title}: `) ? message : `${title}: ${message}`
  })
  return [...new Set(sentences)].join('; ')
}

/** The title of a field; a value that all rows share belongs to the column that could have had it. */
export function columnOf({ call, columns, column }: Row, path: string): string {
  const [field = ''] = path.split('.')
  const { mapping = {} } = columns ?? {}
  const title = call.operation.body?.properties?.['items']?.items?.properties?.[field]?.title ?? field
  return mapping[field] ?? mapping[field.replace(/_id$/, '')] ?? column ?? labelText(title, field)
}
