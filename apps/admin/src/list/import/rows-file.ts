import type { Cell } from '#list/import/read/cell.ts'
import type { ImportDefinition } from './import-definition.ts'
import type { ReadFile } from '#list/import/read/read-rows.ts'

type Definition = Pick<ImportDefinition, 'columns' | 'expand'>

/** The rows of a file as the server reads them: a line of JSON for each, with the texts of its cells. */
export function rowsFile(
  { header, cellsOf, places, rows, errors }: ReadFile,
  { columns, expand }: Definition,
  common: Record<string, unknown>,
): Blob {
  const titles = columns.flatMap(({ field }) => {
    const at = places[field] ?? -1
    return at < 0 ? [] : [[field, header[at] ?? '']]
  })
  const titleOf = (field: string) => columns.find((column) => column.field === field)?.title
  const textsOf = (line: number) => cellsOf(line).map(textOf)
  const right = rows.flatMap(({ line, item }) =>
    expand
      ? expand(item).map(({ item: one, at }) => ({ line, item: one, column: titleOf(at), cells: textsOf(line) }))
      : [{ line, item, cells: textsOf(line) }],
  )
  const errorsByLine = new Map<number, { field: string; message: string }[]>()
  for (const { line, field, message } of errors)
    errorsByLine.set(line, [...(errorsByLine.get(line) ?? []), { field, message }])
  const wrong = [...errorsByLine].map(([line, ofLine]) => ({ line, item: {}, cells: textsOf(line), errors: ofLine }))
  const lines = [...right, ...wrong].toSorted((a, b) => a.line - b.line)
  const head = { header, mapping: Object.fromEntries(titles), common }
  return new Blob([head, ...lines].map((line) => `${JSON.stringify(line)}\n`))
}

const textOf = ({ exact, text }: Cell) => exact ?? text
