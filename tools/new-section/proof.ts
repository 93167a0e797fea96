import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHECK_CACHE, root } from '../run.ts'
import { provePlanted } from './planted.ts'

const FIRST_OF_REMOVAL = 'git apply --reverse docs/sections/action.diff'
/**
 * Runs the worked example of docs/sections.md in a copy of the tree, and fails unless each command succeeds and the last one
 * leaves the tree as it was. Before the removal, things without a mark are planted, and a guard must name each. A diff that no
 * longer applies is applied with `git apply --3way`, mended, and written anew with `git diff -U2`. Part of `pnpm test`, not of vitest: it takes minutes.
 */
const copy = mkdtempSync(join(tmpdir(), 'new-section-'))
const quiet: ExecFileSyncOptions = { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }
try {
  for (const file of listFiles(root)) cpSync(join(root, file), join(copy, file))
  execFileSync('git', ['init', '--quiet'], quiet)
  execFileSync('git', ['add', '--all'], quiet)
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'], quiet)
  // Parts that the new section does not change have been checked and compiled already.
  for (const path of [CHECK_CACHE, 'apps/admin/src/paraglide'])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const line of workedExample()) {
    if (line === FIRST_OF_REMOVAL) provePlanted(copy)
    console.log(`$ ${line}`)
    const [program = '', ...words] = line.split(' ')
    execFileSync(program, words, { cwd: copy, stdio: 'inherit' })
  }
  const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('A  '))
  if (changed.length > 0) throw new Error(`✗ The removed section has left something behind:\n${changed.join('\n')}`)
  console.log('✓ The worked example of docs/sections.md runs, and leaves nothing behind')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** The files that git tracks or would add, so that no build output is copied. */
function listFiles(folder: string) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { cwd: folder, encoding: 'utf8' }).split('\n'))
  return files.split('\n').filter((file) => file !== '' && !deleted.has(file))
}

/** The commands of the block that begins with `pnpm new`. */
function workedExample() {
  const [, block = ''] = /```sh\n(pnpm new [^]*?)```/.exec(readFileSync(join(root, 'docs/sections.md'), 'utf8')) ?? []
  if (block === '') throw new Error('docs/sections.md has no worked example')
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
}
