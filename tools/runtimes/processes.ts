import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Verdict } from './smoke.ts'

const exec = promisify(execFile)

export interface Outcome {
  readonly version: string
  readonly verdicts: readonly Verdict[]
}

/** Adds packages to the project in `folder`, and keeps those that it has. */
export async function installIn(folder: string, packages: readonly string[]): Promise<void> {
  await exec('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder })
}

/** The result that a program of a runtime prints. A program that does not end by itself has failed. */
export async function inProcess(folder: string, runtime: string, args: readonly string[]): Promise<Outcome> {
  const program = join(folder, runtime)
  const version = await exec(program, ['--version'])
  const { stdout } = await exec(program, args, { cwd: folder, timeout: 180_000 }).catch(
    ({ stdout, stderr, killed }: { stdout: string; stderr: string; killed: boolean }) => {
      throw new Error(killed && stdout ? 'it prints its verdicts and does not end' : stderr || stdout)
    },
  )
  const verdicts: Verdict[] = JSON.parse(stdout)
  return { version: versionIn(version.stdout), verdicts: [...verdicts, { check: 'ends by itself', fault: null }] }
}

const host = `import { Miniflare } from 'miniflare'
const [, , ADDRESS] = process.argv
const miniflare = new Miniflare({ modules: true, scriptPath: 'in-workerd.mjs', compatibilityDate: '2026-01-01', bindings: { ADDRESS } })
const response = await miniflare.dispatchFetch('http://worker.test/')
console.log(await response.text())
await miniflare.dispose()
`

/** In the runtime of Cloudflare's workers, which miniflare starts. */
export async function inWorkerd(folder: string, address: string): Promise<Outcome> {
  writeFileSync(join(folder, 'miniflare.mjs'), host)
  const options = { cwd: folder, timeout: 180_000 }
  const version = await exec(join(folder, 'node_modules/.bin/workerd'), ['--version'])
  const { stdout } = await exec(process.execPath, ['miniflare.mjs', address], options)
  return { version: versionIn(version.stdout), verdicts: JSON.parse(stdout) }
}

function versionIn(printed: string) {
  return /\d[\d.-]+/.exec(printed)?.[0] ?? printed.trim()
}
