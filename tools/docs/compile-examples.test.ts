import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { blocks } from './blocks.ts'

// The examples stand where a program of another team would: in a folder that has the packages installed.
const folder = join(root, 'apps/docs/examples')
const modules = new Map(
  blocks().map((block, index) => [join(folder, `block-${index}.${block.extension}`), block] as const),
)
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  customConditions: ['@admin-panel/source'],
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

test('every example of the READMEs and of the site compiles', () => {
  expect(modules.size).toBeGreaterThan(50)
  const disk = ts.createCompilerHost(options)
  const program = ts.createProgram([...modules.keys(), join(root, 'apps/docs/example-context.d.ts')], options, {
    ...disk,
    fileExists: (file) => modules.has(file) || disk.fileExists(file),
    readFile: (file) => modules.get(file)?.code ?? disk.readFile(file),
    getSourceFile(file, ...rest) {
      const code = modules.get(file)?.code
      return code === undefined
        ? disk.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, code, ts.ScriptTarget.ES2023, true)
    },
  })
  const faults = [...modules].flatMap(([file, { place }]) => {
    const source = program.getSourceFile(file)
    const found = source ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)] : []
    return found.map(({ messageText, start = 0 }) => {
      const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      return `${place}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
  })
  expect(faults).toEqual([])
}, 120_000)
