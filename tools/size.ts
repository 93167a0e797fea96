import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

export interface Size {
  readonly name: string
  readonly gzip: number
  readonly brotli: number
  readonly limit: number
}

const root = new URL('..', import.meta.url).pathname

// The table grows with the contract; the limit is for the code.
const withoutTable: Plugin = {
  name: 'without-operation-table',
  setup(build) {
    build.onLoad({ filter: /(operations|vocabulary)\.gen\.ts$/ }, () => ({
      contents:
        'export const operationTable = {}; export const operationPermissions = {}; export const vocabulary = {}',
    }))
  },
}

const parts = [
  { name: 'permissions', code: `export * from './permissions/src/index.ts'`, limit: 600 },
  { name: 'sdk', code: `export * from './sdk/src/index.ts'`, limit: 6500 },
  {
    name: 'hooks, over react-query and the sdk',
    code: `export * from './hooks/src/index.ts'`,
    limit: 1500,
    external: ['react', '@tanstack/react-query', '@admin-panel/sdk'],
  },
  {
    name: 'createPermissions alone, from the sdk',
    code: `export { createPermissions } from './sdk/src/index.ts'`,
    limit: 600,
  },
]

/** What an application pays for each package, minified, in bytes. */
export async function sizes(): Promise<Size[]> {
  return Promise.all(
    parts.map(async ({ name, code, limit, external = [] }) => {
      const { outputFiles } = await build({
        stdin: { contents: code, resolveDir: `${root}packages` },
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        target: 'es2022',
        conditions: ['@admin-panel/source'],
        external,
        plugins: [withoutTable],
      })
      const bytes = outputFiles[0]?.contents ?? new Uint8Array()
      return { name, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length, limit }
    }),
  )
}

if (import.meta.main) {
  const measured = await sizes()
  console.table(Object.fromEntries(measured.map(({ name, ...rest }) => [name, rest])))
  process.exitCode = measured.some(({ gzip, limit }) => gzip > limit) ? 1 : 0
}
