/** A value of a field where nobody has words for it; a dash for none. */
export function formatUnknown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
