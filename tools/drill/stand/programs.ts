import { spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'

export interface Program {
  readonly name: string
  readonly pid: number
  readonly isRunning: () => boolean
  /** Signals the program and all that it has started. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** Signals, and waits for the end of the program; returns its exit code, null if a signal killed it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Waits until the program ends by itself. */
  readonly ended: () => Promise<number | null>
}

interface Launch {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly log: string
  readonly uid?: number | undefined
  /** Programs that it started and no longer has as children, such as the postmaster of Patroni. */
  readonly orphans?: () => readonly number[]
}

const running = new Set<Program>()

/** Starts a program in a group of its own, which ends with this process at the latest. */
export function launch({
  name,
  command: [program, ...args],
  env = {},
  cwd = '/',
  log,
  uid,
  orphans = () => [],
}: Launch): Program {
  const output = openSync(log, 'a', 0o644)
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', output, output],
    detached: true,
    ...(uid !== undefined && { uid, gid: uid }),
  })
  closeSync(output)
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} did not start`)
  const exit = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const started: Program = {
    name,
    pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => signalTrees([pid, ...orphans()], signal),
    end(signal) {
      signalTrees([pid, ...orphans()], signal)
      return started.ended()
    },
    async ended() {
      const code = await exit
      running.delete(started)
      return code
    },
  }
  running.add(started)
  return started
}

/** Ends everything at once, frozen programs too. */
function killAll() {
  for (const program of running) if (program.isRunning()) program.signal('SIGKILL')
}

process.on('exit', killAll)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Patroni starts PostgreSQL in a session of its own, and a backend has one too, so a group is not enough. */
export function signalTrees(pids: readonly number[], signal: NodeJS.Signals) {
  for (const member of treesOf(pids)) {
    try {
      process.kill(member, signal)
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** The processes with their descendants, by the parents in /proc. */
function treesOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = parentOf(name)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const tree = [...roots]
  for (const pid of tree) tree.push(...(children.get(pid) ?? []))
  return tree
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
