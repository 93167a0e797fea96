import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import hooks from '../../packages/hooks/package.json' with { type: 'json' }
import mcp from '../../packages/mcp/package.json' with { type: 'json' }
import permissions from '../../packages/permissions/package.json' with { type: 'json' }
import sdk from '../../packages/sdk/package.json' with { type: 'json' }
import ui from '../../packages/ui/package.json' with { type: 'json' }
import { root } from '../run.ts'

/** The modules that the packages export, as their manifests name them. */
const entries = Object.entries({ permissions, sdk, hooks, mcp, ui }).flatMap(([name, { exports }]) =>
  Object.values<string | { '@admin-panel/source': string }>(exports)
    .map((source) => (typeof source === 'string' ? source : source['@admin-panel/source']))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, 'packages', name, file)),
)

const program = ts.createProgram(entries, {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@admin-panel/source'],
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  types: [],
})
const checker = program.getTypeChecker()

/** The names that an entry exports, each with its declaration. */
function exportsOf(entry: string) {
  const file = program.getSourceFile(entry)
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${entry} exports nothing`)
  return checker.getExportsOfModule(module).map(aliased)
}

/** The symbol that an import or export refers to. */
function aliased(symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

const isDocumented = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0

/** The settings among the exported names: each member of a policy, each optional one of other options. */
function settingsOf(entry: string) {
  return exportsOf(entry)
    .filter(({ name, flags }) => flags & ts.SymbolFlags.Interface && /(Options|Settings|Policy)$/.test(name))
    .flatMap((symbol) =>
      [...(symbol.members?.values() ?? [])]
        .filter(({ flags }) => symbol.name.endsWith('Policy') || flags & ts.SymbolFlags.Optional)
        .map((member) => ({ name: `${symbol.name}.${member.name}`, member })),
    )
}

test.each(entries)('every name that %s exports has a docstring', (entry) => {
  const names = exportsOf(entry)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((symbol) => !isDocumented(symbol)).map(({ name }) => name)).toEqual([])
})

test('every option of the published packages has a docstring with its default', () => {
  const settings = entries.flatMap(settingsOf)
  expect(settings.length).toBeGreaterThan(20)
  const incomplete = settings.filter(
    ({ member }) =>
      !isDocumented(member) || !member.getJsDocTags(checker).some(({ name, text }) => name === 'default' && text),
  )
  expect(incomplete.map(({ name }) => name)).toEqual([])
})

/** The fields without a docstring, of exported types; those of the contract are the matter of `tools/docs/reference.test.ts`. */
function undocumentedOf(entry: string): string[] {
  const names: string[] = []
  for (const { name, declarations = [] } of exportsOf(entry))
    for (const declaration of declarations) {
      const isOurs = /\/packages\/(?!.*\.gen\.ts$)/.test(declaration.getSourceFile().fileName)
      if (isOurs && (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)))
        visit(declaration, name)
    }
  return names

  function visit(node: ts.Node, name: string) {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      const symbol = checker.getSymbolAtLocation(node.name)
      if (symbol && !isDocumented(symbol)) names.push(`${name}.${symbol.name}`)
    }
    // The pattern of a conditional type declares no field.
    if (!ts.isConditionalTypeNode(node)) node.forEachChild((child) => visit(child, name))
  }
}

test('every field of an exported type has a docstring', () => {
  expect(entries.flatMap(undocumentedOf)).toEqual([])
})

/** The parameters that neither a `@param` nor the docstring of their type explains. */
function unexplainedOf(entry: string): string[] {
  return exportsOf(entry).flatMap(({ name, declarations = [] }) =>
    declarations
      .filter(ts.isFunctionDeclaration)
      // Of overloads, users do not see the signature of the implementation.
      .filter(({ body }) => !body || declarations.length === 1)
      .flatMap(({ parameters }) => parameters.filter((parameter) => !isExplained(parameter)))
      .map((parameter) => `${name}(${parameter.getText()})`),
  )
}

function isExplained(parameter: ts.ParameterDeclaration): boolean {
  if (ts.getJSDocParameterTags(parameter).length > 0) return true
  const name = parameter.type && ts.isTypeReferenceNode(parameter.type) && parameter.type.typeName
  const symbol = name && checker.getSymbolAtLocation(name)
  return Boolean(symbol && isDocumented(aliased(symbol)))
}

test('every parameter of an exported function is explained', () => {
  expect([...new Set(entries.flatMap(unexplainedOf))]).toEqual([])
})

/** The props of a component that the package declares and gives a plain default, without a `@default` for its documentation. */
function unsaidDefaultsOf(entry: string): string[] {
  return exportsOf(entry).flatMap(({ name, declarations = [] }) =>
    declarations.filter(ts.isFunctionDeclaration).flatMap(({ parameters: [props] }) => {
      if (!props || !ts.isObjectBindingPattern(props.name) || !/^[A-Z]/.test(name)) return []
      const type = checker.getTypeAtLocation(props)
      return props.name.elements
        .filter(({ initializer }) => initializer && /^(?:'.*'|\d+|true|false|null)$/.test(initializer.getText()))
        .flatMap(({ name: local, propertyName }) => {
          const prop = type.getProperty((propertyName ?? local).getText())
          const isOurs = prop?.declarations?.some((one) => one.getSourceFile().fileName.includes('/packages/ui/src/'))
          const isSaid = prop?.getJsDocTags(checker).some((tag) => tag.name === 'default' && tag.text)
          return prop && isOurs && !isSaid ? [`${name}.${prop.name}`] : []
        })
    }),
  )
}

test('every prop with a default says it, for Storybook and the reference', () => {
  expect([...new Set(entries.flatMap(unsaidDefaultsOf))]).toEqual([])
})
