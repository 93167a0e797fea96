import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import ui from '../../packages/ui/package.json' with { type: 'json' }
import { root } from '../run.ts'

const entries = [
  'permissions/src/index.ts',
  'sdk/src/index.ts',
  'sdk/src/validation/index.ts',
  'sdk/src/testing/index.ts',
  'sdk/src/live/index.ts',
  'sdk/src/upload/index.ts',
  'sdk/src/errors/english.ts',
  'hooks/src/index.ts',
  ...Object.values(ui.exports)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('ui', file)),
].map((entry) => join(root, 'packages', entry))

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
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
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
