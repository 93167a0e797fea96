import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'oxc-transform-react'
import { PART, withForwardedRefs } from './forward-refs.ts'

// React 19 has the cache of compiled code. The package that brings it to React 18 weighs 4 kB gzip beside this one function.
const RUNTIME = `import * as React from 'react'
const EMPTY = Symbol.for('react.memo_cache_sentinel')
const cacheOf = (size) => React.useState(() => new Array(size).fill(EMPTY))[0]
export const c = React['__COMPILER_RUNTIME']?.c ?? cacheOf`

/** Builds the components of a package as its tests run them: with the React Compiler, for React 18 and 19. */
export function compiled(folder: string): Plugin {
  return {
    name: 'compiled',
    setup(build) {
      build.onResolve({ filter: /^part:$/ }, () => ({ path: 'part', namespace: 'part' }))
      build.onLoad({ filter: /.*/, namespace: 'part' }, () => ({ contents: PART, resolveDir: folder }))
      build.onResolve({ filter: /^react-compiler-runtime$/ }, () => ({ path: 'runtime', namespace: 'runtime' }))
      build.onLoad({ filter: /.*/, namespace: 'runtime' }, () => ({ contents: RUNTIME, resolveDir: folder }))
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.startsWith(join(folder, 'src'))) return undefined
        const source = await readFile(path, 'utf8')
        const code = path.endsWith('.tsx') ? withForwardedRefs(source) : source
        const result = await transform(path, code, { reactCompiler: { target: '18' } })
        if (result.fatal) throw new Error(result.errors.map(({ message }) => message).join('\n'))
        return { contents: result.code, loader: 'js' }
      })
    },
  }
}
