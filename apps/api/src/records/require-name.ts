import { russianValidation } from '@admin-panel/sdk/validation'
import { oneLine } from '#text/one-line.ts'
import { invalid } from '#errors.ts'

/** Normalizes a `name` to one visible line, so that spaces do not count towards its length. */
export function requireName(name: string, min: number): string {
  const line = oneLine(name)
  if (line.length < min) throw invalid({ name: [russianValidation.minLength('Название', min)] })
  return line
}
