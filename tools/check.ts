import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessages } from '../apps/admin/messages.ts'
import { type Check, isChecked, rememberChecked } from './changes/checked.ts'
import { requireChangesets } from './release/changesets.ts'
import { type Command, root, runTogether, steps, workspaceFolders } from './run.ts'

/** The contract, what `gen` makes of it, the catalogues that it completes, and the changesets that announce its breaks. */
const GENERATED = /^(?:openapi|packages|\.changeset)\/|\.gen\.ts$|\.json$/

type Task = readonly [command: Command, ...checks: Check[]]

// All checks that do not run the product: generated files, types, lint, format, unused code. A check that
// has passed with the same files does not run again.
await steps([
  async () => requireChangesets(),
  () => compileMessages(),
  async () => {
    const folders = ['.', 'examples', ...workspaceFolders()]
    const all: Task[] = [
      lint(folders),
      [['node', ['openapi/gen/main.ts', '--check']], { name: 'contract', reads: GENERATED }],
      [
        ['node', ['tools/api-report/main.ts', '--check']],
        { name: 'api reports', reads: /^(?:packages|tools\/api-report)\// },
      ],
      [
        ['node', ['tools/rules/expressions/main.ts']],
        { name: 'expressions', reads: /^(?:apps|packages|tools\/rules\/expressions)\/|openapi\.yaml$/ },
      ],
      [
        ['node', ['tools/rules/layers/main.ts']],
        { name: 'layers', reads: /^(?:apps|packages|openapi|examples|tools|e2e|bench|\.storybook)\// },
      ],
      [['knip', ['--config', 'tools/rules/knip.json']], { name: 'knip', reads: /^/ }],
      [
        [
          'openapi/node_modules/.bin/redocly',
          ['lint', '--config=openapi/redocly.yaml', '--format=stylish', 'openapi/openapi.yaml'],
        ],
        { name: 'redocly', reads: /^openapi\// },
      ],
      [['oxfmt', ['--check']], { name: 'oxfmt', reads: /^/ }],
    ]
    const due = new Map(
      all.filter(([, ...checks]) => !checks.every(isChecked)).map(([command, ...checks]) => [command, checks]),
    )
    if (due.size < all.length)
      console.log(`✓ ${all.length - due.size} of ${all.length} checks have passed with these files`)
    await runTogether([...due.keys()], (command) => due.get(command)?.forEach(rememberChecked))
  },
])

/** Types and lint in one process, whose folders share most of the types, without the folders that have passed. */
function lint(folders: readonly string[]): Task {
  const checks = folders.map((folder) => ({ name: `types and lint ${folder}`, reads: readBy(folder) }))
  const passed = folders.filter((folder, index) => folder !== '.' && checks[index] && isChecked(checks[index]))
  const ignored = passed.flatMap((folder) => ['--ignore-pattern', `${folder}/**`])
  return [['oxlint', ['--type-aware', '--type-check', '--deny-warnings', ...ignored]], ...checks]
}

/** A folder and the packages of the workspace that it imports; the root imports from everywhere. */
function readBy(folder: string): RegExp {
  return folder === '.' ? /^/ : new RegExp(`^(?:${foldersOf(folder).join('|')})/`)
}

function foldersOf(folder: string): string[] {
  const {
    dependencies = {},
    devDependencies = {},
  }: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const packageNames = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@admin-panel/'),
  )
  return [folder, ...packageNames.flatMap((name) => foldersOf(folderOf(name)))]
}

function folderOf(name: string): string {
  const folder = [...workspaceFolders(), 'openapi'].find((path) =>
    `/${path}`.endsWith(name.replace('@admin-panel', '')),
  )
  if (!folder) throw new Error(`${name} is no package of the workspace`)
  return folder
}
