/** Formats a field value without a formatter of its own; a dash if empty. */
export function formatUnknown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
