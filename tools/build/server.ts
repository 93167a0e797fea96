import { build, type Plugin } from 'esbuild'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '../../apps/api/src/contract/document.ts'
import { root } from '../run.ts'

const CREATE_REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/**
 * Bundles the server and its commands with what they use: node takes longer to find the thousands of files of the sources
 * than to run them.
 */
export async function buildServer() {
  const outdir = join(root, 'apps/api/dist')
  rmSync(outdir, { recursive: true, force: true })
  await build({
    entryPoints: ['main.ts', 'commands/*.ts'].map((file) => join(root, 'apps/api/src', file)),
    outbase: join(root, 'apps/api/src'),
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    conditions: ['@admin-panel/source'],
    // They bring files of their own beside their code.
    external: ['sharp', '@electric-sql/pglite'],
    plugins: [contractAsJson],
    banner: { js: CREATE_REQUIRE },
    logLevel: 'warning',
  })
}

const contractAsJson: Plugin = {
  name: 'contract-as-json',
  setup(builder) {
    builder.onLoad({ filter: /contract[\\/]document\.ts$/ }, () => {
      const json = JSON.stringify(JSON.stringify(readDocument(join(root, 'openapi/openapi.yaml'))))
      return { contents: `export const readDocument = () => JSON.parse(${json})` }
    })
  },
}
