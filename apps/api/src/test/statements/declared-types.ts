import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Shape } from './shape.ts'

/** The types that the sources declare for rows and columns. */
export interface DeclaredTypes {
  shapes: Shape[]
  /** The rows of `execute<Row>`, by the place of the call. */
  rows: Record<string, number>
  /** The columns of `sql<Value>`, by the text of the template; two templates may have the same text. */
  columns: Record<string, DeclaredColumn[]>
}

export interface DeclaredColumn {
  at: string
  /** The name of the property that holds the template, if any. */
  name: string | undefined
  shape: number
}

/** Stands for a value between the texts of a template. */
export const VALUE = '\0'

const folder = join(import.meta.dirname, '../..')
const root = join(folder, '../../..')

/** Reads the declared types from the sources of the API. */
export function readDeclaredTypes(files = globSync('**/*.ts', { cwd: folder }).map((file) => join(folder, file))) {
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    customConditions: ['@admin-panel/source'],
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  })
  const checker = program.getTypeChecker()
  const shapes: Shape[] = []
  const places = new Map<ts.Type, number>()
  const declared: DeclaredTypes = { shapes, rows: {}, columns: {} }
  for (const file of files) {
    const source = program.getSourceFile(file)
    if (source) visit(source, source)
  }
  return declared

  function visit(node: ts.Node, source: ts.SourceFile) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.typeArguments) {
      const [row] = node.typeArguments
      const { name } = node.expression
      if (name.text === 'execute' && row) declared.rows[placeOf(source, name)] = shapeAt(row)
    }
    if (ts.isTaggedTemplateExpression(node) && node.typeArguments && node.tag.getText(source) === 'sql') {
      const [value] = node.typeArguments
      const text = textOf(node.template)
      const name = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText(source) : undefined
      if (value) (declared.columns[text] ??= []).push({ at: placeOf(source, node.tag), name, shape: shapeAt(value) })
    }
    ts.forEachChild(node, (child) => visit(child, source))
  }

  function shapeAt(node: ts.TypeNode): number {
    return shapeOf(checker.getTypeFromTypeNode(node))
  }

  function shapeOf(type: ts.Type): number {
    const known = places.get(type)
    if (known !== undefined) return known
    const place = shapes.push({ is: 'anything' }) - 1
    places.set(type, place)
    shapes[place] = describe(type)
    return place
  }

  function describe(type: ts.Type): Shape {
    const has = (flags: ts.TypeFlags) => (type.flags & flags) !== 0
    if (type.isUnion()) return { is: 'one of', shapes: type.types.map(shapeOf) }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: 'literal', value: type.value }
    if (has(ts.TypeFlags.BooleanLiteral)) return { is: 'literal', value: checker.typeToString(type) === 'true' }
    if (has(ts.TypeFlags.StringLike)) return { is: 'string' }
    if (has(ts.TypeFlags.NumberLike)) return { is: 'number' }
    if (has(ts.TypeFlags.Null)) return { is: 'null' }
    if (has(ts.TypeFlags.Undefined)) return { is: 'undefined' }
    if (!has(ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return { is: 'anything' }
    if (checker.isTupleType(type)) return { is: 'tuple', of: argumentsOf(type).map(shapeOf) }
    if (checker.isArrayType(type)) return { is: 'list', of: argumentsOf(type).map(shapeOf)[0] ?? 0 }
    const name = type.getSymbol()?.name
    if (name === 'Buffer' || name === 'Uint8Array') return { is: 'bytes' }
    if (name === 'Date') return { is: 'date' }
    const others = checker.getIndexInfoOfType(type, ts.IndexKind.String)
    return {
      is: 'record',
      fields: Object.fromEntries(
        checker.getPropertiesOfType(type).map((property) => [
          property.name,
          {
            shape: shapeOf(checker.getTypeOfSymbol(property)),
            isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
          },
        ]),
      ),
      others: others && shapeOf(others.type),
    }
  }

  function argumentsOf(type: ts.Type): readonly ts.Type[] {
    return checker.getTypeArguments(type as ts.TypeReference)
  }
}

function placeOf(source: ts.SourceFile, node: ts.Node): string {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${relative(root, source.fileName)}:${line + 1}:${character + 1}`
}

function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(VALUE)
}
