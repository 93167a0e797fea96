import { afterAll } from 'vitest'
import { takeFaults } from './watched-rows.ts'

afterAll(() => {
  const faults = takeFaults()
  if (faults.length > 0) throw new Error(`Rows are not what their types declare:\n${faults.join('\n')}`)
})
