import { russianValidation } from '@admin-panel/sdk/validation'
import { oneLine } from '#text/one-line.ts'
import { invalid } from '#errors.ts'

/** The `name` of a record in one visible line, which spaces alone do not make long enough. */
export function requireName(name: string, min: number): string {
  const line = oneLine(name)
  if (line.length < min) throw invalid({ name: [russianValidation.minLength('Название', min)] })
  return line
}
