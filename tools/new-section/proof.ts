import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CHECK_CACHE, root } from '../run.ts'
import { bring, changedIn, copyTree } from './copy.ts'
import { PLANTED, provePlanted } from './planted.ts'

const FIRST_OF_REMOVAL = 'git apply --reverse docs/sections/action.diff'
const GEN = 'node openapi/gen/main.ts --without-english'
/**
 * Runs the worked example of docs/sections.md in a copy of the tree, and fails unless each command succeeds and the last one
 * leaves the tree as it was. Before the removal, things without a mark are planted, and a guard must name each. A diff that no
 * longer applies is applied with `git apply --3way`, mended, and written anew with `git diff -U2`. `pnpm test:long` runs all of
 * it. `pnpm test` runs it with `--types`: its files are written and removed, and the compiler alone judges them.
 */
const copy = copyTree()
try {
  // Parts that the new section does not change have been checked and compiled already.
  bring(copy, [CHECK_CACHE, 'apps/admin/src/paraglide'])
  const lines = workedExample()
  if (process.argv.includes('--types')) {
    const changes = lines.flatMap(ofFiles)
    changes.forEach(runLine)
    requireUnchanged()
    const additions = changes.filter((line) => !/--re(?:verse|move)/.test(line))
    for (const line of [...additions, `git apply --check ${PLANTED}`, GEN, 'node apps/admin/compile-messages.ts'])
      runLine(line)
    for (const app of ['api', 'admin']) requireTypes(app)
  } else {
    for (const line of lines) {
      if (line === FIRST_OF_REMOVAL) provePlanted(copy)
      runLine(line)
    }
    requireUnchanged()
  }
  console.log('✓ The worked example of docs/sections.md runs, and leaves nothing behind')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
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

/** The lines that change files; what `pnpm gen` derives from them stays as it is. */
function ofFiles(line: string): string[] {
  if (line.startsWith('pnpm new')) return [`${line.replace('pnpm new', 'node tools/new-section/main.ts')} --files-only`]
  return line.startsWith('git apply') ? [`${line} --exclude=apps/admin/src/text/contract/*`] : []
}

function runLine(line: string) {
  console.log(`$ ${line}`)
  const [program = '', ...words] = line.split(' ')
  execFileSync(program, words, { cwd: copy, stdio: 'inherit' })
}

function requireUnchanged() {
  const changed = changedIn(copy)
  if (changed.length > 0) throw new Error(`✗ The removed section has left something behind:\n${changed.join('\n')}`)
}

/** Faults in the declarations of other packages are not those of the section. */
function requireTypes(app: string) {
  const { stdout } = spawnSync('tsc', ['--noEmit', '-p', `apps/${app}`], { cwd: copy, encoding: 'utf8' })
  const faults = stdout.split('\n').filter((line) => line.includes('error TS') && !line.includes('node_modules'))
  if (faults.length > 0) throw new Error(`✗ The section does not compile:\n${faults.join('\n')}`)
}
