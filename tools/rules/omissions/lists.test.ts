import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../../apps/api/src/contract/operations.ts'
import { fieldsOf, operations, parametersOf } from './contract.ts'
import { calls, excused, hasTwin, nodesIn, panel, panelFiles, propertyOf, textsIn, withImports } from './syntax.ts'

/** The lists of the panel: what their screens consist of, without the forms that a row opens. */
const lists = panelFiles.flatMap((file) =>
  calls(file, 'listScreen').map((id) => {
    const parts = withImports({ file }, (imported) => imported.startsWith(join(panel, 'form')))
    return { id, parts, nodes: parts.flatMap(nodesIn) }
  }),
)

const firstText = ({ arguments: [first] }: ts.CallExpression) => (first && ts.isStringLiteral(first) ? first.text : '')

/** `flagFilter('is_active')` offers a filter, and `daysFilter('created')` both ends of one. */
function filtersIn(nodes: readonly ts.Node[]): string[] {
  return nodes.flatMap((node) => {
    if (ts.isObjectLiteralExpression(node) && hasTwin(node, 'chips')) return propertyOf(node, 'name')
    if (!ts.isCallExpression(node) || !node.expression.getText().endsWith('Filter')) return []
    const name = node.expression.getText() === 'searchFilter' ? 'q' : firstText(node)
    return [name, `${name}_from`, `${name}_to`]
  })
}

/** `{ sortKey: 'name' }` sorts, and so does `nameColumn('brand')`. */
function sortKeysIn(nodes: readonly ts.Node[]): string[] {
  return nodes.flatMap((node) => {
    if (ts.isObjectLiteralExpression(node)) return propertyOf(node, 'sortKey')
    return ts.isCallExpression(node) && /Columns?$/.test(node.expression.getText()) ? [firstText(node)] : []
  })
}

function sortKeysOf(id: string): string[] {
  const keys: Schema | undefined = operations.get(id)?.query.properties?.['sort']?.items
  return (keys?.enum ?? []).map(String).filter((key) => !key.startsWith('-'))
}

describe('a field of a list is shown by its screen, or «// Not shown: …» there says why not', () => {
  test.each(lists)('$id', ({ id, parts, nodes }) => {
    const fields = fieldsOf(id)
    const shown = textsIn(nodes)

    expect(fields).not.toEqual([])
    expect(fields.filter((field) => !shown.has(field)).toSorted()).toEqual(excused(parts, 'shown'))
  })
})

describe('a filter of a list is offered by its screen, or «// Not a filter: …» there says why not', () => {
  test.each(lists)('$id', ({ id, parts, nodes }) => {
    const offered = new Set(filtersIn(nodes))

    expect(
      parametersOf(id)
        .filter((name) => !offered.has(name))
        .toSorted(),
    ).toEqual(excused(parts, 'a filter'))
  })
})

describe('a sort key of a list has a column, or «// Not sortable: …» there says why not', () => {
  test.each(lists)('$id', ({ id, parts, nodes }) => {
    const sortable = new Set(sortKeysIn(nodes))

    expect(
      sortKeysOf(id)
        .filter((key) => !sortable.has(key))
        .toSorted(),
    ).toEqual(excused(parts, 'sortable'))
  })
})
