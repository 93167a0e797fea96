import type { FileColumns, FileRow } from '#sections/operations/schema.ts'

/** The first line: the columns of the file, and the fields that all rows share. */
export interface FileHead extends FileColumns {
  common?: Record<string, unknown>
}

export interface FileLine extends FileRow {
  line: number
  errors?: { field: string; message: string }[]
}

/** The first line of the rows, which its schema has described. */
export const asHead = (value: unknown) => value as FileHead

/** A row, which its schema has described. */
export const asLine = (value: unknown) => value as FileLine
