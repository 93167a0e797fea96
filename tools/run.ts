import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { endWithParents } from './machine/parents.ts'

export const root = join(import.meta.dirname, '..')

/** Names of what git does not keep: results of other files. */
export const DERIVED: ReadonlySet<string> = new Set([
  '.git',
  'dist',
  'node_modules',
  'paraglide',
  'test-results',
  'coverage',
  '.data',
  '.shots',
  '.bench',
])

/** The cache of the files that have passed `pnpm check`. */
export const CHECK_CACHE = 'node_modules/.cache/check'

/** The built server. */
export const SERVER = 'apps/api/dist/main.js'

/** How node runs the server. Requests are small and short, so these limits halve the memory of the heap. */
export const serverFlags = ['--conditions=@admin-panel/source', '--max-semi-space-size=16', '--max-old-space-size=512']

/**
 * Makes glibc return freed memory, such as pieces of an upload, to the system at once. By default it keeps
 * some 70 MB after forty uploads. Other systems ignore it.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' }

export type Command = readonly [
  program: string,
  args?: readonly string[],
  env?: Readonly<Record<string, string>>,
  cwd?: string,
]

/** Runs a program of node_modules/.bin (or node itself) at the root, or in `cwd`; rejects where it fails. */
export function run(...command: Command): Promise<void> {
  return runWith('inherit', command)
}

/**
 * Runs programs side by side, as many as there are cores; what each prints comes whole, a failure's with its error, so that
 * it ends the output. The longest should be the first.
 */
export async function runTogether(
  commands: readonly Command[],
  onSuccess: (command: Command) => void = () => {},
): Promise<void> {
  const queue = [...commands]
  const nextCommand = () => (endedBy ? undefined : queue.shift())
  const failures: unknown[] = []
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let next = nextCommand(); next; next = nextCommand())
      await runWith('pipe', next).then(
        () => onSuccess(next),
        (error: unknown) => failures.push(error),
      )
  })
  await Promise.all(lanes)
  if (failures.length > 0)
    throw new Error(failures.map((error) => (error instanceof Error ? error.message : String(error))).join('\n'))
}

const children = new Set<ChildProcess>()
let endedBy: NodeJS.Signals | undefined

/** Passes a signal on to the programs that run, and lets no other one begin; those that started something stop it themselves. */
function end(signal: NodeJS.Signals) {
  endedBy = signal
  for (const child of children) child.kill(signal)
}

function runWith(output: 'inherit' | 'pipe', [program, args = [], env = {}, cwd = root]: Command): Promise<void> {
  const started = Date.now()
  // pnpm puts node_modules/.bin and the project's own Node on the PATH of every script.
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  children.add(child)
  let printed = ''
  const keep = (chunk: Buffer) => void (printed += String(chunk))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      children.delete(child)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      const name = [program, ...args].join(' ').slice(0, 100)
      if (code === 0) {
        console.log(`${printed}✓ ${name} (${seconds} s)`)
        resolve()
      } else reject(new Error(`${printed}✗ ${name}: ${signal ?? `exit code ${code}`} (${seconds} s)`))
    })
  })
}

/** Runs steps one after another, and prints the first failure in one line. A signal ends them with all that they started. */
export async function steps(list: readonly (() => Promise<unknown>)[]) {
  endWithParents()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  try {
    for (const step of list) {
      await step()
      if (endedBy) throw new Error(`Ended by ${endedBy}`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

export function workspaceFolders() {
  return ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
}
