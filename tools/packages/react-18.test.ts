import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withForwardedRefs } from './forward-refs.ts'
import { root } from '../run.ts'

const ui = join(root, 'packages/ui/src')
const sources = globSync('**/*.{ts,tsx}', { cwd: ui, exclude: ['**/*.test.*', '**/*.stories.*'] }).map((file) => ({
  file,
  code: readFileSync(join(ui, file), 'utf8'),
}))

/** What React has from 19 on: `use`, a context as its own provider, and new hooks and components. */
const NEWER =
  /\buse\(|<\w*Context(?![\w.>])|import \{[^}]*\b(?:Activity|ViewTransition|use|useActionState|useEffectEvent|useOptimistic|useFormStatus)\b[^}]*\} from 'react/g

test('packages/ui uses nothing of React that 18.2 lacks', () => {
  const faults = sources.flatMap(({ file, code }) => [...code.matchAll(NEWER)].map(([text]) => `${file}: ${text}`))
  expect(sources.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('packages/ui uses no layout effect of React, of which a server with React 18 warns', () => {
  const faults = sources.filter(({ code }) => /import \{[^}]*\buseLayoutEffect\b[^}]*\} from 'react'/.test(code))
  expect(faults.map(({ file }) => file)).toEqual([])
})

test('each component that takes the props of an element is built so that React 18 gives it a ref', () => {
  const faults = sources.flatMap(({ file, code }) =>
    [...withForwardedRefs(code).matchAll(/^export function ([A-Z]\w*)[^)]*?: (\w+)(?:<\w+>)?\)/gm)]
      .filter(([, , props = '']) => takesElement(code, props))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(sources.filter(({ code }) => withForwardedRefs(code) !== code).length).toBeGreaterThan(70)
  expect(faults).toEqual([])
})

test('a component is built with its name and its types', () => {
  const code = `export function Line<Row>({ row, ...props }: LineProps<Row>) {
  return <li {...props} />
}
`
  expect(withForwardedRefs(code)).toBe(`import { part } from 'part:'
function LineRender<Row>({ row, ...props }: LineProps<Row>) {
  return <li {...props} />
}
export const Line = /* @__PURE__ */ part(LineRender, 'Line')
`)
})

function takesElement(code: string, props: string) {
  const declaration = new RegExp(String.raw`^(?:export )?(?:interface|type) ${props}\b[^{;]*`, 'm').exec(code)
  return declaration?.[0].includes('ComponentProps<') ?? false
}
