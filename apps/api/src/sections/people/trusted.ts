/** Rows of a file, which the import has written as JSON. */
export function asChunk(rows: string): { state: string; [field: string]: unknown }[] {
  return JSON.parse(rows) as { state: string; [field: string]: unknown }[]
}
