import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { enumWords } from '../../../apps/api/src/text/enum-words.gen.ts'
import { root } from '../../run.ts'
import { fieldsOf, operations } from './contract.ts'
import { excused, nodesIn, propertyOf, sourceOf, textsIn } from './syntax.ts'

const server = join(root, 'apps/api/src')
/** The code that runs for requests and by itself, without the demo data. */
const nodes = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/\.test\.ts$|(?:^|\/)(?:test|demo|seeding)\/|\/(?:seed|demo)[\w-]*\.ts$/.test(file))
  .flatMap((file) => nodesIn(sourceOf(join(server, file))))

describe('a field of a list is a column of its export, or «// Not exported: …» there says why not', () => {
  const exports = [...operations.keys()].filter((id) => id.endsWith('.export'))

  // Translations have a column for each language.
  test.each(exports.filter((id) => id !== 'translations.export'))('%s', (id) => {
    const resource = id.replace('.export', '')
    const folder = resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const columns = sourceOf(join(server, 'sections', folder, 'export-columns.ts'))
    const fields = fieldsOf(`${resource}.list`)
    const exported = textsIn(nodesIn(columns))

    expect(fields).not.toEqual([])
    expect(fields.filter((field) => !exported.has(field)).toSorted()).toEqual(excused([columns], 'exported'))
  })
})

/** Lists that the sections compute themselves: their filters are conditions of joins. */
const COMPUTED = ['auditLog.deleted', 'operations.items']

test('a list that has pages is defined by defineList, whose types name a forgotten filter', () => {
  const paged = [...operations.values()].filter(({ query }) => query.properties?.['per_page']).map(({ id }) => id)
  const defined = nodes.flatMap((node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'defineList' ? textsOfType(node.typeArguments?.[0]) : [],
  )

  expect(paged).not.toEqual([])
  expect(paged.filter((id) => !defined.includes(id)).toSorted()).toEqual(COMPUTED)
})

function textsOfType(type: ts.TypeNode | undefined): string[] {
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : []
}

test('each event of the log is written by the server', () => {
  const written = new Set(
    nodes.flatMap((node) => (ts.isObjectLiteralExpression(node) ? propertyOf(node, 'event') : [])),
  )

  expect(Object.keys(enumWords.AuditEvent).filter((event) => !written.has(event))).toEqual([])
})

/** The tables that the stream of events reads by their transaction. */
const followed = nodes.flatMap((node) =>
  ts.isCallExpression(node) &&
  node.expression.getText() === 'pgTable' &&
  node.getSourceFile().fileName.endsWith('schema.ts') &&
  node.getText().includes('ownTransaction()')
    ? textsOf(node.arguments[0])
    : [],
)

test('an update of rows that the stream of events follows sets their transaction', () => {
  const updates = nodes.filter((node) => followed.some((table) => isUpdateOf(table, node)))

  expect(followed).toContain('notification')
  expect(updates.length).toBeGreaterThan(2)
  expect(updates.map((node) => node.getText()).filter((text) => !/\btransaction\b/.test(text))).toEqual([])
})

function textsOf(node: ts.Node | undefined): string[] {
  return node && ts.isStringLiteral(node) ? [node.text] : []
}

/** A statement in SQL, or `db.update(table).set(…)`. */
function isUpdateOf(table: string, node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return new RegExp(String.raw`\bupdate ${table}\b`).test(node.getText())
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const { name, expression } = node.expression
  return name.text === 'set' && expression.getText().endsWith(`.update(${table})`)
}
