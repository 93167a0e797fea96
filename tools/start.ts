import { spawn } from 'node:child_process'
import { build } from './build.ts'
import { root } from './run.ts'

await build()

// A process of its own: what the build held in memory is gone, and the server's heap is sized for small requests.
const server = spawn(
  process.execPath,
  ['--conditions=@admin-panel/source', '--max-semi-space-size=8', 'apps/api/src/main.ts'],
  { cwd: root, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
