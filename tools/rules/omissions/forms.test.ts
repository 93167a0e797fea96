import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { operations } from './contract.ts'
import {
  calledBy,
  excused,
  hasTwin,
  importersOf,
  nodesIn,
  panelFiles,
  propertyOf,
  sourceOf,
  withImports,
} from './syntax.ts'

const calledIn = new Map(
  panelFiles.map((file) => [file, new Set(nodesIn(sourceOf(file)).flatMap((node) => calledBy(node) ?? []))]),
)

/** What creates or changes records in the panel: the code that calls the operation, what uses it, and what these consist of. */
const forms = [...operations.values()].flatMap(({ id, body }) => {
  if (!/\.(?:create|update)$/.test(id)) return []
  const callers = panelFiles.filter((file) => calledIn.get(file)?.has(id))
  const parts = importersOf(callers).flatMap((file) => withImports({ file }))
  return callers.length > 0 ? [{ id, parts, fields: Object.keys(body?.properties ?? {}) }] : []
})

/** `<TextField name="name" />`, `useField('lat')` and the column of a sheet are places; a list's filters and columns are none. */
function placesIn(node: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(node) && hasTwin(node, 'kind')) return propertyOf(node, 'id')
  if (!ts.isStringLiteral(node)) return []
  const { parent } = node
  const isCalled = ts.isCallExpression(parent) && !/(?:Filter|Columns?)$/.test(parent.expression.getText())
  return isCalled || ts.isJsxAttribute(parent) || ts.isJsxExpression(parent) || ts.isArrayLiteralExpression(parent)
    ? [node.text]
    : []
}

describe('a field of a body has a place in a form, or «// Not in the form: …» there says why not', () => {
  test.each(forms)('$id', ({ parts, fields }) => {
    const places = new Set(parts.flatMap(nodesIn).flatMap(placesIn))
    const missing = fields.filter((field) => !places.has(field))

    expect(missing.toSorted()).toEqual(excused(parts, 'in the form').filter((field) => fields.includes(field)))
  })
})
