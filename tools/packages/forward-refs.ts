import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'

// Prettier names for the warnings and tools of React than `ForwardRef`.
const PART = `import { forwardRef } from 'react'
export function part(render) {
  const Part = forwardRef((props, ref) => render(ref === null ? props : { ...props, ref }))
  Part.displayName = render.name
  return Part
}`

/**
 * Lets the components of a package take `ref` in React 18, where it is no prop: each one that a module exports is built as
 * `part(function Button(props) { … })`. In the source `ref` is a prop, as React 19 has it.
 */
export function forwardRefs(folder: string): Plugin {
  return {
    name: 'forward-refs',
    setup(build) {
      build.onResolve({ filter: /^part:$/ }, () => ({ path: 'part', namespace: 'part' }))
      build.onLoad({ filter: /.*/, namespace: 'part' }, () => ({ contents: PART, resolveDir: folder }))
      build.onLoad({ filter: /\.tsx$/ }, async ({ path }) =>
        path.startsWith(join(folder, 'src'))
          ? { contents: withForwardedRefs(await readFile(path, 'utf8')), loader: 'tsx' }
          : undefined,
      )
    },
  }
}

/** A component without `...props` has no `ref` to pass on. The formatter ends each declaration with a brace at the start of a line. */
export function withForwardedRefs(code: string): string {
  const parts = code.replaceAll(
    /^export (function ([A-Z]\w*)[\s\S]*?^\})$/gm,
    (whole, component: string, name: string) =>
      /\{\.\.\.\w+\}|\.\.\.props,/.test(component)
        ? `export const ${name} = /* @__PURE__ */ part(${component})`
        : whole,
  )
  return parts === code ? code : `import { part } from 'part:'\n${parts}`
}
