import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'

const port = process.env['PORT'] ?? '3000'
const SAVED_TOGETHER_MS = 300

const data = process.env['DATABASE_URL']
  ? 'give it an empty database'
  : `delete ${process.env['DATA_DIR'] ?? '.data'}/db`

// The panel reloads on 5173, the API restarts on PORT, and generated files are written again when the contract changes.
let generated: Promise<unknown> = Promise.resolve()
await Promise.race([
  run('node', ['--watch', '--conditions=@admin-panel/source', 'apps/api/src/main.ts']),
  run('vite', ['apps/admin'], { API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${port}` }),
  follow('openapi', /^(?!.*node_modules).*\.tsp$/, () => {
    generated = generated
      .then(() => run('node', ['tools/gen.ts']))
      .catch((error: Error) => console.error(error.message))
  }),
  follow('apps/api/src', /(?:^|\/)(?:seed|demo)(?!.*\.test\.)/, () =>
    console.log(`Demo data has changed, and the database keeps the old: stop, ${data}, start again`),
  ),
])

async function follow(folder: string, files: RegExp, report: () => void) {
  let timer: NodeJS.Timeout | undefined
  for await (const { filename } of watch(join(root, folder), { recursive: true })) {
    if (!filename || !files.test(filename)) continue
    clearTimeout(timer)
    timer = setTimeout(report, SAVED_TOGETHER_MS)
  }
}
