import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node22',
  clean: true,
  sourcemap: true,
  define: { CLI_VERSION: JSON.stringify(manifest.version) },
  tsconfig: 'tsconfig.build.json',
})
