import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, SERVER, serverFlags } from '../run.ts'
import { freePort } from './free-port.ts'

/** Starts the built server with demo data of its own, so that one user of it does not see what another has changed. */
export async function withServer<Result>(
  use: (origin: string, server: ChildProcess) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-server-'))
  const port = await freePort()
  const server = spawn(process.execPath, [...serverFlags, SERVER], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      LIMIT_REQUESTS: '100000',
      LIMIT_SIGN_IN: '100000',
      ...settings,
    },
  })
  try {
    await ready(server, port)
    return await use(`http://localhost:${port}`, server)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ready(server: ChildProcess, port: number) {
  while (server.exitCode === null) {
    const isReady = await fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(200)
  }
  throw new Error('The server did not start')
}
