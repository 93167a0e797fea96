import type { Plugin } from 'vite'
import { isSharedChunk } from './chunks.ts'

/**
 * V8 compiles such a file in another thread while it loads, instead of each function at its first call in the page's
 * thread. V8 reads the comment on the first line only, so the plugin adds it last, in front of the build's own code.
 */
export function compiledAtOnce(): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && isSharedChunk(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
      },
    },
  }
}
