import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'
import { root } from '../../run.ts'

/** A regular expression and where it stands. */
export interface Expression {
  readonly source: string
  readonly flags: string
  readonly at: string
}

/** Code that runs for users; what builds and tests it reads only the texts of this repository. */
const SHIPPED = ['apps/*/src/**/*.{ts,tsx}', 'apps/admin/worker/**/*.ts', 'packages/*/src/**/*.{ts,tsx}']
const NOT_SHIPPED = /\.(?:test|stories)\.|\/(?:test|stories|paraglide)\//
const CONTRACT = 'openapi/openapi.yaml'

/** Every regular expression of the product: literals, constant arguments of `RegExp`, and the patterns of the contract. */
export function allExpressions(): Expression[] {
  const files = globSync(SHIPPED, { cwd: root }).filter((file) => !NOT_SHIPPED.test(file))
  return [
    ...files.toSorted().flatMap((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8'))),
    ...patternsIn(parse(readFileSync(join(root, CONTRACT), 'utf8'))),
  ]
}

export function expressionsIn(file: string, text: string): Expression[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const expressions: Expression[] = []
  const add = (node: ts.Node, pattern: string, flags: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.end)
    expressions.push({ source: pattern, flags, at: `${file}:${line + 1}` })
  }
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [pattern, flags] = node.arguments ?? []
      if (pattern && ts.isStringLiteralLike(pattern))
        add(node, pattern.text, flags && ts.isStringLiteralLike(flags) ? flags.text : '')
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return expressions
}

function patternsIn(value: unknown): Expression[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === 'pattern' && typeof part === 'string' ? [{ source: part, flags: 'u', at: CONTRACT }] : patternsIn(part),
  )
}
