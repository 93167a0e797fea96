/** Whether a value is an object whose fields can be read; arrays are included. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
