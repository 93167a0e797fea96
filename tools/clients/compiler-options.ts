import ts from 'typescript'

/** The settings of a program of another team. */
export const options: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  customConditions: ['@admin-panel/source'],
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  types: [],
}
