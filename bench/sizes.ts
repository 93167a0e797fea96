import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import { heyApi } from './clients/hey-api.ts'
import type { Result } from './rounds.ts'

const GOAL = 9.3

const program = (name: string): BuildOptions => ({
  entryPoints: [join(import.meta.dirname, 'clients', `${name}.ts`)],
  conditions: ['@admin-panel/source'],
})

const code = (contents: string): BuildOptions => ({
  stdin: { contents, resolveDir: import.meta.dirname },
  conditions: ['@admin-panel/source'],
})

/** The bytes that a page downloads to sign in, refresh and call, minified and gzipped. */
export async function sizes(): Promise<Result[]> {
  const ours = await bytes(program('ours'))
  const others = {
    'openapi-fetch, by hand': await bytes(program('openapi-fetch')),
    'hey-api, by hand': await bytes({ stdin: await heyApi() }),
    'hey-api, every operation': await bytes({ stdin: await heyApi(true) }),
    'ky, by hand': await bytes(program('ky')),
    'oidc-client-ts': await bytes(program('oidc-client-ts')),
    'axios, by hand': await bytes(program('axios')),
    'auth-js': await bytes(program('auth-js')),
  }
  const permissions = await bytes(code(`export { createPermissions } from '@admin-panel/permissions'`))
  const casl = await bytes(code(`export { AbilityBuilder, createMongoAbility } from '@casl/ability'`))
  const kilobytes = ours / 1024
  return [
    {
      title: 'Sign-in, refresh and one call: size after gzip',
      rows: { sdk: row(ours, ours), ...Object.fromEntries(Object.entries(others).map(([n, b]) => [n, row(b, ours)])) },
      goals: [
        {
          text: `the sdk with all operations reachable: ${kilobytes.toFixed(2)} kB, at most ${GOAL} is the goal`,
          isMet: kilobytes <= GOAL,
        },
      ],
    },
    {
      title: 'Permissions: size after gzip',
      rows: { permissions: row(permissions, permissions), CASL: row(casl, permissions) },
      goals: [],
    },
  ]
}

const row = (size: number, ours: number) => ({ 'to the sdk': (size / ours).toFixed(2), bytes: String(size) })

async function bytes(options: BuildOptions): Promise<number> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
