import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export interface Program {
  readonly child: ChildProcess
  /** Resolves when the output of the program has the text. */
  readonly printed: (text: string | RegExp, times?: number) => Promise<void>
  /** Its output so far. */
  readonly output: () => string
  /** Its whole output, once it has ended by itself and without a failure. */
  readonly wholeOutput: () => Promise<string>
  /** Its whole output and its code, once it has ended by itself. */
  readonly ended: () => Promise<{ code: number; output: string }>
  readonly kill: () => Promise<void>
}

/** Runs a program of TypeScript as its own process, until it ends or the test does. */
export function startProgram(file: string, args: string[], settings: Record<string, string>, input = ''): Program {
  const child = spawn(process.execPath, ['--conditions=@admin-panel/source', file, ...args], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const exit = once(child, 'close')
  const waiting = new Set<() => void>()
  const keep = (chunk: Buffer) => {
    output += String(chunk)
    for (const look of waiting) look()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    child,
    printed: (text, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.split(text).length > times) resolve()
        }
        waiting.add(look)
        look()
        void exit.then(() => reject(new Error(`It ended without ${text}:\n${output}`)))
      }),
    output: () => output,
    async wholeOutput() {
      const [code] = await exit
      if (code !== 0) throw new Error(`It ended with ${String(code)}:\n${output}`)
      return output
    },
    async ended() {
      const [code] = await exit
      return { code: Number(code), output }
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}
