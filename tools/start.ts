import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.ts'
import { root, SERVER, serverEnv, serverFlags } from './run.ts'

await build()

// A process of its own: what the build held in memory is gone. From the second start on, its code is compiled already.
const server = spawn(process.execPath, [...serverFlags, SERVER], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnv, ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/server') },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
