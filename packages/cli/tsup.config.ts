import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }
import { readContract } from './src/contract.ts'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node22',
  clean: true,
  sourcemap: true,
  define: { CLI_VERSION: JSON.stringify(manifest.version) },
  tsconfig: 'tsconfig.build.json',
  esbuildPlugins: [
    {
      name: 'contract-as-json',
      setup(builder) {
        builder.onLoad({ filter: /src[\\/]contract\.ts$/ }, () => {
          const json = JSON.stringify(JSON.stringify(readContract()))
          return { contents: `export const readContract = () => JSON.parse(${json})` }
        })
      },
    },
  ],
})
