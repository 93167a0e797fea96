import { compileMessages } from '../apps/admin/messages.ts'
import { run, steps } from './run.ts'

// pnpm gen: what is derived from the contract, and the messages, to which it adds the names of fields.
await steps([() => run('node', ['openapi/gen/main.ts']), () => compileMessages()])
