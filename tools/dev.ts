import { watch } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'

const port = process.env['PORT'] ?? '3000'
const SAVED_TOGETHER_MS = 300

// The panel reloads on 5173, the API restarts on PORT, and generated files are written again when the contract changes.
await Promise.race([
  run('node', ['--watch', '--conditions=@admin-panel/source', 'apps/api/src/main.ts']),
  run('vite', ['apps/admin'], { API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${port}` }),
  followContract(),
])

async function followContract() {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const generate = () => {
    last = last.then(() => run('node', ['tools/gen.ts'])).catch((error: Error) => console.error(error.message))
  }
  for await (const { filename } of watch(join(root, 'openapi'), { recursive: true })) {
    if (!filename?.endsWith('.tsp') || filename.includes('node_modules')) continue
    clearTimeout(timer)
    timer = setTimeout(generate, SAVED_TOGETHER_MS)
  }
}
