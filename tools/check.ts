import { compileMessages } from '../apps/admin/messages.ts'
import { requireEveryLanguage } from './catalogues.ts'
import { requireChangesets } from './release/changesets.ts'
import { type Command, runTogether, steps, workspaceFolders } from './run.ts'

// Everything that can be said without running the product: generated files, types, lint, format, unused code.
await steps([
  async () => requireEveryLanguage(),
  async () => requireChangesets(),
  () => compileMessages(),
  () =>
    runTogether([
      ['oxlint', ['--type-aware', '--deny-warnings']],
      ['node', ['openapi/gen/main.ts', '--check']],
      ...['.', ...workspaceFolders()].map(typeCheck),
      ['knip', ['--config', 'tools/rules/knip.json']],
      [
        'openapi/node_modules/.bin/redocly',
        ['lint', '--config=openapi/redocly.yaml', '--format=stylish', 'openapi/openapi.yaml'],
      ],
      ['oxfmt', ['--check']],
    ]),
])

/** What has not changed since the last time is not looked at again. */
function typeCheck(folder: string): Command {
  const known = `node_modules/.cache/types/${folder.replaceAll('/', '-')}.tsbuildinfo`
  return ['tsc', ['--project', folder, '--incremental', '--tsBuildInfoFile', known]]
}
