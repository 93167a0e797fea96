import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { prose, type Page } from './page.ts'
import { docsOf, packages } from './source.ts'

// The types of the contract fill thousands of lines; the pages of the operations have them.
const LINES_AT_MOST = 150
const LONG = 'It is as long as the contract: the pages of the operations, in the menu beside, have it in parts.'

interface Entry {
  /** The exported name. */
  readonly name: string
  readonly file: string
}

type Exports = Record<string, string | { '@admin-panel/source'?: string }>

/** The modules that the packages export. */
function entriesOf(name: string): Entry[] {
  const { exports }: { exports: Exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? target : (target['@admin-panel/source'] ?? '')
    return /\.tsx?$/.test(source)
      ? [{ name: `@admin-panel/${name}${path.slice(1)}`, file: join(packages, name, source) }]
      : []
  })
}

/** A page for each module; the components of a family share one. */
export function typePages(): Page[] {
  const entries = ['sdk', 'permissions', 'hooks', 'mcp', 'ui'].flatMap(entriesOf)
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: ['@admin-panel/source'],
      allowImportingTsExtensions: true,
      jsx: ts.JsxEmit.ReactJSX,
      noEmit: true,
      types: [],
    },
  )
  const pages = Map.groupBy(entries, pageOf)
  return [...pages].map(([title, modules]) => ({
    path: `reference/types/${title.slice('@admin-panel/'.length).replaceAll(/\W+/g, '-')}.md`,
    title,
    text: `# ${title}\n\n${modules.map((entry) => moduleText(program, entry)).join('\n\n')}`,
  }))
}

function pageOf({ name, file }: Entry): string {
  const [, family] = /\/ui\/src\/([\w-]+)\//.exec(file) ?? []
  return family ? `@admin-panel/ui: ${family}` : name
}

function moduleText(program: ts.Program, { name, file }: Entry): string {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${name} exports nothing`)
  const names = checker
    .getExportsOfModule(module)
    .map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return `Imported from \`${name}\`.\n\n${names.map(({ name, symbol }) => nameText(checker, name, symbol)).join('\n\n')}`
}

function nameText(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${name} is declared nowhere`)
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const { text, tags } = docsOf(statement)
  const parameters = symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === 'param')
    .map(({ text }) => `- ${prose(ts.displayPartsToString(text).replace(/^(\S+) (?:- )?/, '`$1`: '))}`)
  const example = tags.get('example')
  return [
    `## ${name}`,
    prose(text),
    block(declarationText(checker, declaration)) || LONG,
    parameters.join('\n'),
    example && `Example:\n\n${block(example)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function block(code: string): string {
  return code && `\`\`\`ts\n${code}\n\`\`\``
}

/** A declaration without what it does; the members of an interface keep their comments. */
function declarationText(checker: ts.TypeChecker, declaration: ts.Declaration): string {
  const text = ts.isVariableDeclaration(declaration)
    ? `const ${declaration.name.getText()}: ${checker.typeToString(checker.getTypeAtLocation(declaration))}`
    : ts.isFunctionDeclaration(declaration)
      ? declaration.getText().slice(0, (declaration.body?.getStart() ?? Infinity) - declaration.getStart())
      : declaration.getText()
  const lines = text
    .replace(/^export /, '')
    .trimEnd()
    .split('\n')
  return lines.length > LINES_AT_MOST || text.length > 20_000 ? '' : lines.join('\n')
}
