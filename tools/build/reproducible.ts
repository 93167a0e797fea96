import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from '../build.ts'
import { DERIVED, root } from '../run.ts'

/** Fails unless a copy of the sources, built in a folder of another length, has the same bytes as the build of this one. */
const copy = mkdtempSync(join(tmpdir(), 'the-same-sources-in-a-folder-of-another-length-'))
try {
  await build()
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !DERIVED.has(basename(path)) })
  const inCopy = { cwd: copy, stdio: 'inherit' } as const
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'], inCopy)
  execFileSync(process.execPath, ['tools/build.ts'], inCopy)

  const files = globSync('apps/{admin,api}/dist/**/*.*', { cwd: copy }).filter((file) => !file.endsWith('.sources'))
  const different = files.filter((file) => !read(root, file)?.equals(readFileSync(join(copy, file))))
  if (files.length === 0 || different.length > 0)
    throw new Error(`✗ Two builds of the same sources differ:\n${different.join('\n')}`)
  console.log(`✓ ${files.length} files are equal in the builds of two folders`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function read(folder: string, file: string) {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path) : undefined
}
