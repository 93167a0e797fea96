import { minify } from 'terser'
import type { Plugin } from 'vite'

const SHARED = new Set(['core', 'panel'])

/** Terser finds a hundredth more than the build's own minifier, and takes its time: worth it for what every page loads. */
export function smallerShared(): Plugin {
  return {
    name: 'smaller-shared',
    apply: 'build',
    async renderChunk(code, { name }) {
      if (!SHARED.has(name)) return null
      const smaller = await minify(code, { module: true, ecma: 2020, compress: { passes: 3 } })
      return { code: smaller.code ?? code, map: null }
    },
  }
}
