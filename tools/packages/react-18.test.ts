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

/** APIs of React since 19: `use`, a context as its own provider, and new hooks and components. */
const NEWER =
  /\buse\(|<\w*Context(?![\w.>])|import \{[^}]*\b(?:Activity|ViewTransition|use|useActionState|useEffectEvent|useOptimistic|useFormStatus)\b[^}]*\} from 'react/g

test('packages/ui uses only APIs of React that 18.2 has', () => {
  const faults = sources.flatMap(({ file, code }) => [...code.matchAll(NEWER)].map(([text]) => `${file}: ${text}`))
  expect(sources.length).toBeGreaterThan(200)
  expect(faults).toEqual([])
})

test('packages/ui imports no useLayoutEffect, which React 18 warns about on a server', () => {
  const faults = sources.filter(({ code }) => /import \{[^}]*\buseLayoutEffect\b[^}]*\} from 'react'/.test(code))
  expect(faults.map(({ file }) => file)).toEqual([])
})

test('each component with the props of an element is built with forwardRef for React 18', () => {
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
