import { posix } from 'node:path'
import ts from 'typescript'

/** The declarations of a package, by module: `src/button/button` and what tsc writes for it, without comments. */
export type Modules = ReadonlyMap<string, string>

/** A top-level statement, and the names that it makes and mentions. */
interface Statement {
  readonly text: string
  readonly names: readonly string[]
  readonly mentions: ReadonlySet<string>
  readonly isExported: boolean
}

interface Module {
  readonly statements: readonly Statement[]
  /** A name of this module, imported or passed on, and where it comes from; `*` passes everything on. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>
  readonly passesAll: readonly string[]
}

/**
 * The public types of a package: the statements of its modules that the exports of the entries reach. A module that is
 * not in `modules` is named where it is imported.
 */
export function apiReport(title: string, modules: Modules, entries: ReadonlyMap<string, string>): string {
  const parsed = new Map([...modules].map(([path, text]) => [path, parse(path, text)]))
  const reachedStatements = new Map<string, Set<Statement>>()
  for (const path of entries.values()) reachAll(path)

  const entryLines = [...entries].map(([entry, path]) => `- \`${entry}\`: \`${path}\``)
  const sections = [...reachedStatements]
    .filter(([, statements]) => statements.size > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, statements]) => {
      const inOrder = parsed.get(path)?.statements.filter((statement) => statements.has(statement)) ?? []
      return `## ${path}\n\n\`\`\`\n${inOrder.map(({ text }) => text).join('\n')}\n\`\`\``
    })
  return `${[`# ${title}`, NOTE, entryLines.join('\n'), ...sections].join('\n\n')}\n`

  function reachAll(path: string) {
    const module = parsed.get(path)
    if (!module) return
    for (const statement of module.statements) if (statement.isExported) reach(path, statement)
    for (const from of module.passesAll) reachAll(from)
  }

  function reach(path: string, statement: Statement) {
    const statements = reachedStatements.get(path) ?? new Set()
    if (statements.has(statement)) return
    reachedStatements.set(path, statements.add(statement))
    for (const name of statement.mentions) reachName(path, name)
  }

  function reachName(path: string, name: string) {
    const module = parsed.get(path)
    if (!module) return
    for (const statement of module.statements) if (statement.names.includes(name)) reach(path, statement)
    const imported = module.imports.get(name)
    if (imported) reachName(imported.from, imported.name)
    for (const from of module.passesAll) reachName(from, name)
  }
}

const NOTE = `Written by \`pnpm gen\`: the declarations that the exports of the package reach, by module. A module ending in \`.gen\` is
generated from the contract and committed, so that its changes show in itself.`

function parse(path: string, text: string): Module {
  const source = ts.createSourceFile(`${path}.d.ts`, text, ts.ScriptTarget.Latest, true)
  const imports = new Map<string, { from: string; name: string }>()
  const passesAll: string[] = []
  const statements: Statement[] = []
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement)
    else if (statement.getText() !== 'export {};') {
      if (ts.isExportDeclaration(statement)) readExport(statement)
      statements.push(read(statement))
    }
  }
  return { statements, imports, passesAll }

  function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration) {
    const from = moduleOf(moduleSpecifier)
    const bindings = importClause?.namedBindings
    if (from && bindings && ts.isNamedImports(bindings)) link(from, bindings.elements)
  }

  function readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration) {
    const from = moduleOf(moduleSpecifier)
    if (!from) return
    if (!exportClause) passesAll.push(from)
    else if (ts.isNamedExports(exportClause)) link(from, exportClause.elements)
  }

  /** `import("./row.ts").Row`, which tsc writes for a type that the module has not imported itself. */
  function readImportType({ argument, qualifier }: ts.ImportTypeNode) {
    const from = ts.isLiteralTypeNode(argument) && moduleOf(argument.literal)
    const name = qualifier?.getText().split('.')[0]
    if (from && name) imports.set(name, { from, name })
  }

  function link(from: string, names: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]) {
    for (const { name, propertyName } of names) imports.set(name.text, { from, name: (propertyName ?? name).text })
  }

  function moduleOf(specifier: ts.Expression | undefined): string | undefined {
    if (!specifier || !ts.isStringLiteral(specifier)) return undefined
    const name = specifier.text.replace(/\.tsx?$/, '')
    if (name.startsWith('#')) return `src/${name.slice(1)}`
    return name.startsWith('.') ? posix.join(posix.dirname(path), name) : undefined
  }

  function read(statement: ts.Statement): Statement {
    const mentions = new Set<string>()
    const parameters: ts.Node[] = []
    visit(statement)
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    return {
      text: withoutParameters(statement, parameters),
      names: namesOf(statement),
      mentions,
      isExported:
        ts.isExportDeclaration(statement) ||
        (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false),
    }

    function visit(node: ts.Node) {
      if (ts.isIdentifier(node)) mentions.add(node.text)
      if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) parameters.push(node.name)
      if (ts.isImportTypeNode(node)) readImportType(node)
      node.forEachChild(visit)
    }
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** The text of a statement; which properties of its parameter a function takes apart is nothing that its users see. */
function withoutParameters(statement: ts.Statement, parameters: readonly ts.Node[]): string {
  let text = statement.getText()
  const start = statement.getStart()
  for (const parameter of parameters.toReversed())
    text = `${text.slice(0, parameter.getStart() - start)}props${text.slice(parameter.getEnd() - start)}`
  return text
}
