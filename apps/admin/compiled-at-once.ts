import type { Plugin } from 'vite'
import { isSharedChunk } from './chunks.ts'

/**
 * V8 compiles such a file in another thread while it comes, instead of each function at its first call in that of the
 * page. It heeds the comment only on the first line, where the build puts its own code at the end.
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
