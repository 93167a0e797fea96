// Prettier names for the warnings and tools of React than `ForwardRef`.
export const PART = `import { forwardRef } from 'react'
export function part(render, name) {
  const Part = forwardRef((props, ref) => render(ref === null ? props : { ...props, ref }))
  Part.displayName = name
  return Part
}`

/**
 * Lets the components of a module take `ref` in React 18, where it is no prop: each one that it exports is built as
 * `part(ButtonRender, 'Button')`. In the source `ref` is a prop, as React 19 has it. A component without `...props` has none to
 * pass on. The function stays a declaration, which the React Compiler compiles. The formatter ends each declaration with a brace at the start of a line.
 */
export function withForwardedRefs(code: string): string {
  const parts = code.replaceAll(
    /^export function ([A-Z]\w*)([\s\S]*?^\})$/gm,
    (whole, name: string, component: string) =>
      /\.\.\.props\b|\{\.\.\.\w+\}/.test(component)
        ? `function ${name}Render${component}\nexport const ${name} = /* @__PURE__ */ part(${name}Render, '${name}')`
        : whole,
  )
  return parts === code ? code : `import { part } from 'part:'\n${parts}`
}
