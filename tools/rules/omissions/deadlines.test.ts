import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { nodesIn, panel, sourceOf } from './syntax.ts'

/** A term changes by itself, so what stands in one row with it moves under the hand unless it has a track of its own. */
const TERMS = /^(?:Deadline|DeadlineLeft|DeadlineTime|DeadlineNote)$/

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const elementsIn = (source: ts.SourceFile) =>
  nodesIn(source).filter((node): node is Element => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))

const classOf = ({ attributes }: Element) =>
  attributes.properties.find((one) => one.name?.getText() === 'className')?.getText() ?? ''

/** The classes of the elements around one, the nearest first. */
function classesAround(element: Element): string[] {
  const classes: string[] = []
  for (let node: ts.Node = element.parent; !ts.isSourceFile(node); node = node.parent)
    if (ts.isJsxElement(node) && node.openingElement !== element) classes.push(classOf(node.openingElement))
  return classes
}

/** Whether the row of an element takes a second line where its words have no room. */
function isInWrappingRow(element: Element): boolean {
  const row = classesAround(element).find((names) => /\b(?:flex|inline-flex|grid|inline-grid)\b/.test(names))
  return row !== undefined && row.includes('flex-wrap')
}

const termsIn = (source: ts.SourceFile) => elementsIn(source).filter(({ tagName }) => TERMS.test(tagName.getText()))

test('no deadline is shown in a row that wraps', () => {
  const files = globSync('**/*.tsx', { cwd: panel }).filter((file) => !/\.(?:test|stories)\./.test(file))
  const terms = files.flatMap((file) => termsIn(sourceOf(join(panel, file))).map((element) => ({ file, element })))
  expect(terms.length).toBeGreaterThan(8)
  expect(terms.filter(({ element }) => isInWrappingRow(element)).map(({ file }) => file)).toEqual([])
})

test.each([
  ['<div className="flex flex-wrap gap-2">{isOpen && <Deadline time={at} />}</div>', true],
  ['<div className="flex flex-wrap"><span className="grid grid-cols-2"><Deadline time={at} /></span></div>', false],
  ['<div className="grid grid-cols-2"><b><DeadlineLeft time={at} /></b></div>', false],
])('%s: %s', (code, isRefused) => {
  const source = ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  expect(termsIn(source).map(isInWrappingRow)).toEqual([isRefused])
})
