import { compileMessages } from '../../apps/admin/messages.ts'
import { run, steps } from '../run.ts'

// pnpm fix mends what lint and format can mend by themselves. Files are formatted even where lint refuses something.
await compileMessages()
await steps([
  () =>
    run('oxlint', ['--type-aware', '--fix', '.']).catch((error: Error) => {
      console.error(`${error.message}\nA message or a generated name that is not found: run pnpm gen`)
      process.exitCode = 1
    }),
  () => run('oxfmt', ['.']),
])
