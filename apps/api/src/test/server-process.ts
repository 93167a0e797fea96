import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

// The build of `tools/build.ts`, made before the tests: it starts twice as fast as the sources.
const BUILT = join(import.meta.dirname, '../../dist')
// A start compiles the modules and the hot functions of PGlite in a third of its CPU time. The modules are then cached, as
// long as the build lives; optimized code would pay off only in a process that lives longer than those of tests.
const FLAGS = [
  '--conditions=@admin-panel/source',
  // The tests of a run that is killed leave no server.
  `--import=${join(import.meta.dirname, '../../../../tools/machine/ended.ts')}`,
  '--wasm-tiering-budget=1300000000',
  '--no-turbofan',
  '--no-maglev',
  '--single-threaded-gc',
]
const CACHE = { NODE_COMPILE_CACHE: join(BUILT, '.compiled') }

export interface ServerProcess {
  url: string
  pid: number
  output: () => string
  /** Ends the process and returns its exit code, null if a signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Starts the built server in its own process; resolves with its greeting, rejects with its output if there is none.
 * @param onEnd - registers the kill: by default after the test, or after the file
 * @param built - the folder of another build
 */
export async function startServer(
  settings: Record<string, string>,
  onEnd: (end: () => void) => void = onTestFinished,
  built = BUILT,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...FLAGS, join(built, 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      ...CACHE,
      PORT: '0',
      LOG_LEVEL: 'warn',
      LIMIT_SIGN_IN: '100000',
      LIMIT_REQUESTS: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => void (printed += String(chunk))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  onEnd(() => void child.kill('SIGKILL'))
  const port = await greeted(child, () => printed)
  const { pid } = child
  if (pid === undefined) throw new Error('A process that has greeted has no PID')
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    output: () => printed,
    async end(signal) {
      const exit = once(child, 'exit')
      child.kill(signal)
      const [code] = await exit
      return code as number | null
    },
  }
}

function greeted(child: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /http:\/\/localhost:(\d+)/.exec(printed())?.[1]
      if (port) resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${printed()}`)))
  })
}

/** A client of a server in another process, signed in as the administrator. */
export async function signIn(url: string, email = 'admin@example.com') {
  const reply = await send(`${url}/api/user/admin/auth/sign-in`, 'POST', { email, password: 'demo-password-2026' })
  const { token } = (await reply.json()) as { token: { value: string } }
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(url + path, method, body, { ...headers, authorization: `Bearer ${token.value}` })
  return Object.assign(call, { token: token.value })
}

function send(url: string, method: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Runs a command of the server (`apps/api/src/commands`) to completion. */
export async function runCommand(
  name: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const file = join(BUILT, 'commands', `${name}.js`)
  const child = spawn(process.execPath, [...FLAGS, file, ...args], {
    env: { PATH: process.env['PATH'], ...CACHE, ...settings },
  })
  let output = ''
  const keep = (chunk: Buffer) => void (output += String(chunk))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}
