import { compileMessages } from '../apps/admin/messages.ts'
import { run, steps } from './run.ts'

// pnpm gen writes the files derived from the contract, the messages with the names of fields, what the screens need of a
// back end, the API reports of the packages, and the design tokens.
await steps([
  () => run('node', ['openapi/gen/main.ts']),
  () => compileMessages(),
  () => run('node', ['--conditions=@admin-panel/source', 'tools/docs/needs/main.ts']),
  () => run('node', ['tools/api-report/main.ts']),
  () => run('node', ['tools/assets/tokens.ts']),
])
