import { existsSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { apiReport } from './report.ts'

// `pnpm gen` writes packages/*/api.md, in which each change of a public type shows; with `--check` a stale one fails.
const checkOnly = process.argv.includes('--check')

interface Manifest {
  readonly name: string
  readonly exports: Record<string, string | { readonly '@admin-panel/source': string }>
}

for (const folder of globSync('packages/*', { cwd: root })) {
  const file = join(root, folder, 'api.md')
  const text = await reportOf(folder)
  if (!checkOnly) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${folder}/api.md is stale, because public types have changed: run pnpm gen`)
    process.exitCode = 1
  }
}

async function reportOf(folder: string): Promise<string> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'declarations-'))
  const declarations = temporary.path
  // Lint checks the types.
  const emit = ['--noCheck', '--removeComments', '--customConditions', '@admin-panel/source']
  await run('tsc', ['-p', join(folder, 'tsconfig.build.json'), ...emit, '--outDir', declarations])
  const modules = globSync('src/**/*.d.ts', { cwd: declarations })
    .filter((path) => !path.endsWith('.gen.d.ts'))
    .map((path) => [path.replace(/\.d\.ts$/, ''), readFileSync(join(declarations, path), 'utf8')] as const)
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const entries = Object.entries(exports)
    .map(([entry, source]) => [entry, typeof source === 'string' ? source : source['@admin-panel/source']] as const)
    .filter(([, source]) => /\.tsx?$/.test(source))
    .map(([entry, source]) => [name + entry.slice(1), source.replace(/^\.\/|\.tsx?$/g, '')] as const)
  return apiReport(name, new Map(modules), new Map(entries))
}
