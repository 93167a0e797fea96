import { readFileSync } from 'node:fs'

const EVERY_MS = 500
/** Programs that run others, and shells with a script or a command; an interactive shell may be left while a run goes on. */
const RUNNER = /^(?:\S*\/)?(?:node|npm|npx|pnpm|(?:ba|da|z)?sh\0\S)/

/**
 * Ends this process when one that has started it is gone, also where that one was killed and could say nothing. Systems
 * without /proc see their own parent alone.
 */
export function endWithParents(): void {
  const links = linksFrom(process.pid)
  const isWhole = () => process.ppid === links[0]?.[1] && links.every(([child, parent]) => parentOf(child) === parent)
  if (links.length === 0) return
  const timer = setInterval(() => {
    if (isWhole()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS).unref()
}

function linksFrom(child: number): [child: number, parent: number | undefined][] {
  const parent = child === process.pid ? process.ppid : parentOf(child)
  if (parent === undefined || !isRunner(parent)) return []
  return [[child, parent], ...linksFrom(parent)]
}

function isRunner(pid: number) {
  return RUNNER.test(read(pid, 'cmdline') ?? (pid === process.ppid ? 'node' : ''))
}

function parentOf(pid: number) {
  const status = read(pid, 'status')
  return status === undefined && pid === process.pid ? process.ppid : Number(/^PPid:\t(\d+)/m.exec(status ?? '')?.[1])
}

function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // The process is gone, or this system has no /proc.
    return undefined
  }
}
