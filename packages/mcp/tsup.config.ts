import { defineConfig } from 'tsup'
import { declarations } from '../../tools/packages/declarations.ts'
import manifest from './package.json' with { type: 'json' }

const entry = { index: 'src/index.ts', bin: 'src/bin.ts' }

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: declarations({ index: entry.index }),
  clean: true,
  sourcemap: true,
  define: { MCP_VERSION: JSON.stringify(manifest.version) },
  tsconfig: 'tsconfig.build.json',
})
