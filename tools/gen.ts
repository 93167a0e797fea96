import { compileMessages } from '../apps/admin/messages.ts'
import { run, steps } from './run.ts'

// pnpm gen: what is derived from the contract, the messages, to which it adds the names of fields, and the reports of the
// packages' public types.
await steps([
  () => run('node', ['openapi/gen/main.ts']),
  () => compileMessages(),
  () => run('node', ['tools/api-report/main.ts']),
])
