import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../run.ts'

export const panel = join(root, 'apps/admin/src')

/** The code of the panel's sections, and of what several of them share. */
export const panelFiles = globSync('{sections,shop}/**/*.{ts,tsx}', { cwd: panel })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => join(panel, file))

const parsed = new Map<string, ts.SourceFile>()

export function sourceOf(file: string): ts.SourceFile {
  const source =
    parsed.get(file) ??
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  parsed.set(file, source)
  return source
}

/** The statements that a file consists of, or those of them that declare the names, with all that these need. */
export interface Part {
  file: string
  names?: ReadonlySet<string>
}

/** The part and the parts of the panel that it imports, without those that `isLeftOut` names. */
export function withImports(part: Part, isLeftOut: (file: string) => boolean = () => false): ts.Node[] {
  const wanted = new Map<string, Set<string> | 'all'>()
  const nodes = new Set<ts.Node>()
  const visit = ({ file, names }: Part) => {
    const before = wanted.get(file)
    if (before === 'all') return
    const added = names && [...names].filter((name) => !before?.has(name))
    if (added?.length === 0) return
    wanted.set(file, names ? new Set([...(before ?? []), ...names]) : 'all')
    const source = sourceOf(file)
    for (const statement of chosen(source, added && new Set(added))) nodes.add(statement)
    const used = new Set([...nodes].filter((node) => node.getSourceFile() === source).flatMap(identifiersIn))
    for (const statement of source.statements) {
      const imported = importOf(statement, dirname(file))
      const importedNames = imported?.names.filter(({ local }) => used.has(local)).map(({ name }) => name) ?? []
      if (imported && importedNames.length > 0 && !isLeftOut(imported.file))
        visit({ file: imported.file, names: new Set(importedNames) })
    }
  }
  visit(part)
  return [...nodes]
}

/** A statement that declares one of the names, and those of the file that it uses. */
function chosen(source: ts.SourceFile, names: ReadonlySet<string> | undefined): ts.Statement[] {
  const code = source.statements.filter((statement) => !ts.isImportDeclaration(statement))
  if (!names) return code
  const needed = new Set(names)
  const found = new Set<ts.Statement>()
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const statement of code)
      if (!found.has(statement) && declaredBy(statement).some((name) => needed.has(name))) {
        found.add(statement)
        for (const name of identifiersIn(statement)) needed.add(name)
      }
  }
  return [...found]
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => identifiersIn(name))
  if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
    return statement.exportClause.elements.map(({ name }) => name.text)
  const name = ts.isDeclarationStatement(statement) ? statement.name : undefined
  return name && ts.isIdentifier(name) ? [name.text] : []
}

function identifiersIn(node: ts.Node): string[] {
  return nodesIn(node).flatMap((one) => (ts.isIdentifier(one) ? [one.text] : []))
}

/** The node and all that it consists of. Comments are no nodes. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (one: ts.Node) => {
    nodes.push(one)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return nodes
}

function importOf(statement: ts.Statement, folder: string) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return undefined
  const { text } = statement.moduleSpecifier
  const file = text.startsWith('#') ? join(panel, text.slice(1)) : join(folder, text)
  const bindings = statement.importClause?.namedBindings
  if (!/^[#.]/.test(text) || !existsSync(file) || !bindings || !ts.isNamedImports(bindings)) return undefined
  return {
    file,
    names: bindings.elements.map(({ name, propertyName }) => ({ local: name.text, name: (propertyName ?? name).text })),
  }
}

/** The files, and those of the same section that import them. */
export function importersOf(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found)
    for (const other of panelFiles)
      if (sectionOf(other) === sectionOf(file) && importedBy(other).includes(file)) found.add(other)
  return [...found]
}

/** `/sections/cities` or `/shop/contracts` */
export const sectionOf = (file: string) => file.slice(panel.length).split('/').slice(0, 3).join('/')

function importedBy(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => importOf(statement, dirname(file))?.file ?? [])
}

/** The operation that the node names, as `client.api.cities.update` does. */
export function calledBy(node: ts.Node): string | undefined {
  return ts.isPropertyAccessExpression(node) ? /\bapi\.(\w+\.\w+)$/.exec(node.getText())?.[1] : undefined
}

/** The first arguments of the calls of a function, where they are texts. */
export function calls(file: string, name: string): string[] {
  return nodesIn(sourceOf(file)).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== name) return []
    const [first] = node.arguments
    return first && ts.isStringLiteral(first) ? [first.text] : []
  })
}

const isText = (node: ts.Node): node is ts.Identifier | ts.StringLiteralLike | ts.TemplateTail =>
  ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateTail(node)

/** The identifiers and texts of the code, of a template its end. */
export function textsIn(nodes: readonly ts.Node[]): Set<string> {
  return new Set(nodes.flatMap((node) => (isText(node) ? [node.text] : [])))
}

export function hasTwin({ properties }: ts.ObjectLiteralExpression, name: string): boolean {
  return properties.some((property) => property.name?.getText() === name)
}

/** The texts that a property may have. */
export function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string): string[] {
  return properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && property.name.getText() === name
      ? nodesIn(property.initializer).flatMap((node) => (ts.isStringLiteralLike(node) ? [node.text] : []))
      : [],
  )
}

/** The names in the comments of the files, such as «// Not a filter: rating, flags. The tabs choose them.». */
export function excused(parts: readonly ts.Node[], what: string): string[] {
  const texts = [...new Set(parts.map((part) => part.getSourceFile()))].map(({ text }) =>
    text.replaceAll(/\n\s*\/\/ (?!Not )/g, ' '),
  )
  const comment = new RegExp(String.raw`// Not ${what}: ((?:\w+, )*\w+)\. \S`, 'g')
  const names = texts.flatMap((text) => [...text.matchAll(comment)].flatMap(([, listed = '']) => listed.split(', ')))
  return [...new Set(names)].toSorted()
}
