import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { root } from '../run.ts'

interface Part {
  readonly name: string
  readonly code: string
  /** Bytes after gzip. */
  readonly limit: number
  readonly external?: string[]
}

export interface Size {
  readonly name: string
  readonly gzip: number
  readonly brotli: number
  readonly limit: number
}

// The tables grow with the contract; the limits are for the code.
const withoutTables: Plugin = {
  name: 'without-tables',
  setup(build) {
    build.onLoad({ filter: /(operations|permissions-of-parts|vocabulary)\.gen\.ts$/ }, () => ({
      contents:
        'export const operationTable = {}; export const operationPermissions = {}; export const vocabulary = {}; export const permissionsOfParts = {}',
    }))
  },
}

const KB = 1024

const parts: readonly Part[] = [
  { name: 'permissions', code: `export * from './permissions/src/index.ts'`, limit: 0.6 * KB },
  // Sign-in, refresh and calls, with the dependencies: an application downloads them too.
  { name: 'sdk', code: `export { createClient, isApiError } from './sdk/src/index.ts'`, limit: 12 * KB },
  { name: 'sdk with a key', code: `export { createKeyClient, isApiError } from './sdk/src/index.ts'`, limit: 8.6 * KB },
  { name: 'passkeys', code: `export * from './sdk/src/session/passkey/index.ts'`, limit: 0.75 * KB },
  {
    name: 'hooks over react-query and the sdk',
    code: `export * from './hooks/src/index.ts'`,
    limit: 1.5 * KB,
    external: ['react', '@tanstack/react-query', '@admin-panel/sdk'],
  },
]

/** The size that each package adds to an application, minified. */
export function sizes(): Promise<Size[]> {
  const options = { conditions: ['@admin-panel/source'], plugins: [withoutTables] }
  return Promise.all(parts.map((part) => measure(part, join(root, 'packages'), options)))
}

/** The size of the packed SDK in `folder/node_modules` for an application that only checks permissions. */
export function packedSize(folder: string): Promise<Size> {
  const code = `export { createPermissions } from '@admin-panel/sdk'`
  return measure({ name: 'createPermissions out of the packed sdk', code, limit: 0.6 * KB }, folder)
}

async function measure(
  { name, code, limit, external = [] }: Part,
  resolveDir: string,
  options: BuildOptions = {},
): Promise<Size> {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: code, resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external,
  })
  const bytes = outputFiles[0]?.contents ?? new Uint8Array()
  return {
    name,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
    limit: Math.floor(limit),
  }
}

if (import.meta.main) {
  const measured = await sizes()
  console.table(Object.fromEntries(measured.map(({ name, ...rest }) => [name, rest])))
  process.exitCode = measured.some(({ gzip, limit }) => gzip > limit) ? 1 : 0
}
