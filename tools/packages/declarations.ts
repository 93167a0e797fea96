import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options } from 'tsup'

/**
 * Checks the types of the package in the current folder, writes a declaration for each of its modules, and returns what tsup
 * needs to join those of `entries`. The native compiler does this in a fraction of the time of the one that tsup brings.
 */
export function declarations(entries: Readonly<Record<string, string>>): NonNullable<Options['dts']> {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  execFileSync('tsc', ['-p', 'tsconfig.build.json', '--outDir', folder], { stdio: 'inherit' })
  const files = Object.entries(entries).map(([name, source]) => [
    name,
    join(folder, source.replace(/\.tsx?$/, '.d.ts')),
  ])
  return { entry: Object.fromEntries(files), compilerOptions: { paths: { '#*': [join(folder, 'src/*')] } } }
}
