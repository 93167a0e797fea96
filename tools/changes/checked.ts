import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHECK_CACHE, DERIVED, root } from '../run.ts'

const folder = join(root, CHECK_CACHE, 'passed')

/** Files that every check depends on: versions, and the settings of types and lint. */
const SHARED =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig.*\.json|\.ox.*\.json|tools\/check\.ts|tools\/changes\/checked\.ts)$/

/** A deterministic check and the paths of the files that it reads; its result holds as long as none of them changes. */
export interface Check {
  readonly name: string
  readonly reads: RegExp
}

const digests = new Map(filesIn('').map((file) => [file, digest(readFileSync(join(root, file)))]))

/** Whether the check has passed with the very same files. */
export function isChecked(check: Check): boolean {
  const stamp = stampOf(check)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(check)
}

export function rememberChecked(check: Check) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampOf(check), fingerprint(check))
}

/** By the files as they were when the process started: a change during a check makes it run again. */
export function fingerprint({ reads }: Check, files: ReadonlyMap<string, string> = digests): string {
  const read = [...files].filter(([file]) => SHARED.test(file) || reads.test(file))
  return digest([process.version, ...read.flat()].join('\n'))
}

function stampOf({ name }: Check) {
  return join(folder, name.replaceAll('/', '-'))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (DERIVED.has(entry.name)) return []
    return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : []
  })
}

function digest(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}
