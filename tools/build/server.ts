import { build } from 'esbuild'
import { join } from 'node:path'
import { root } from '../run.ts'

const CREATE_REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** One file of the server and what it uses: node takes longer to find the thousands of files of the sources than to run them. */
export async function buildServer() {
  await build({
    entryPoints: [join(root, 'apps/api/src/main.ts')],
    outdir: join(root, 'apps/api/dist'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['@admin-panel/source'],
    // They bring files of their own beside their code.
    external: ['sharp', '@electric-sql/pglite'],
    banner: { js: CREATE_REQUIRE },
    logLevel: 'warning',
  })
}
