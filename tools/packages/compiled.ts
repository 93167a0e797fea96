import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'oxc-transform-react'
import { PART, withForwardedRefs } from './forward-refs.ts'

/**
 * Builds the components of a package as its tests run them: with the React Compiler. The runtime of the compiled code is a
 * package of its own, which React 18 has too.
 */
export function compiled(folder: string): Plugin {
  return {
    name: 'compiled',
    setup(build) {
      build.onResolve({ filter: /^part:$/ }, () => ({ path: 'part', namespace: 'part' }))
      build.onLoad({ filter: /.*/, namespace: 'part' }, () => ({ contents: PART, resolveDir: folder }))
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
