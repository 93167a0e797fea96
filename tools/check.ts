import { compileMessages } from '../apps/admin/messages.ts'
import { run, steps, workspaceFolders } from './run.ts'

// Everything that can be said without running the product: generated files, types, lint, format, unused code.
await steps([
  () => compileMessages(),
  () => run('node', ['openapi/gen/main.ts', '--check']),
  () => run('openapi/node_modules/.bin/redocly', ['lint', '--format=stylish', 'openapi/openapi.yaml']),
  () => Promise.all(['.', ...workspaceFolders()].map((folder) => run('tsc', ['--project', folder]))),
  () => run('oxlint', ['--type-aware', '--deny-warnings']),
  () => run('oxfmt', ['--check']),
  () => run('knip'),
])
