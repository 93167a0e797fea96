import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** What `build` makes of the server. */
export const SERVER = 'apps/api/dist/main.js'

/** How node runs the server. Its requests are small and soon over: told so, the heap takes half of the memory that it takes unasked. */
export const serverFlags = ['--conditions=@admin-panel/source', '--max-semi-space-size=16', '--max-old-space-size=512']

/** Runs a program of node_modules/.bin (or node itself) at the root; rejects where it fails. */
export function run(program: string, args: readonly string[] = [], env: Record<string, string> = {}): Promise<void> {
  const started = Date.now()
  // pnpm puts node_modules/.bin and the project's own Node on the PATH of every script.
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      const name = [program, ...args].join(' ').slice(0, 100)
      if (code === 0) {
        console.log(`✓ ${name} (${seconds} s)`)
        resolve()
      } else reject(new Error(`✗ ${name}: ${signal ?? `exit code ${code}`} (${seconds} s)`))
    })
  })
}

/** Runs steps one after another, and says the first failure in one line. */
export async function steps(list: readonly (() => Promise<unknown>)[]) {
  try {
    for (const step of list) await step()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

export function workspaceFolders() {
  return ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
}
