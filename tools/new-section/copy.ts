import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A copy of the tree, in which git knows the files as they are; it shares the packages of the registry with the original. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-section-'))
  for (const file of listFiles(root)) cpSync(join(root, file), join(copy, file))
  const quiet: ExecFileSyncOptions = { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] }
  execFileSync('git', ['init', '--quiet'], quiet)
  execFileSync('git', ['add', '--all'], quiet)
  const store = join('node_modules', '.pnpm')
  const isShared = (path: string) => path === join(root, store) || /[/\\]node_modules[/\\]\.(?:cache|vite)/.test(path)
  for (const modules of globSync('{,*/,{apps,packages}/*/}node_modules', { cwd: root }))
    cpSync(join(root, modules), join(copy, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !isShared(path),
    })
  symlinkSync(join(root, store), join(copy, store))
  return copy
}

/** The files of the copy that differ from the tree. */
export function changedIn(copy: string): string[] {
  return execFileSync('git', ['status', '--porcelain', '--untracked-files'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('A  '))
}

/** Copies what git does not keep. */
export function bring(copy: string, paths: readonly string[]): void {
  for (const path of paths)
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path), { recursive: true })
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
