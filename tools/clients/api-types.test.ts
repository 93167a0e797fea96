import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationTable } from '@admin-panel/sdk'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { options } from './compiler-options.ts'

// Types and completions of `client.api` in a program of another team that calls every operation.
const source = readFileSync(join(root, 'packages/sdk/src/api.gen.ts'), 'utf8')
const examples = [...source.matchAll(/@example\n +\* (.*)/g)].map(([, code = '']) => code)
const usage = join(root, 'packages/sdk/src/every-example.ts')
const text = `import type { Client } from './index.ts'
export declare const client: Client
${examples.map((code, index) => `export async function example${index}() { ${code.replace(/^const .*? = /, 'return ')} }`).join('\n')}
`
function programOf(rootFile: string) {
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === usage || disk.fileExists(file),
    getSourceFile: (file, ...rest) =>
      file === usage ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023) : disk.getSourceFile(file, ...rest),
  }
  const program = ts.createProgram([rootFile], options, host)
  const file = program.getSourceFile(rootFile)
  if (!file) throw new Error(`${rootFile} is no part of the program`)
  return { program, file }
}

test('the example of every operation compiles, for 36 000 instantiations in all', () => {
  const { program, file } = programOf(usage)
  const faults = program.getSemanticDiagnostics(file)
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  expect(examples).toHaveLength(Object.keys(operationTable).length)
  expect(program.getInstantiationCount()).toBeLessThan(36_000)
}, 120_000)

test('every operation leads to its definition and says what it does, needs, rejects with and how it is called', () => {
  const { program, file } = programOf(join(root, 'packages/sdk/src/api.gen.ts'))
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(file)
  const [api] = module ? checker.getExportsOfModule(module) : []
  if (!api) throw new Error('Api is not exported')
  const undocumented = checker
    .getDeclaredTypeOfSymbol(api)
    .getProperties()
    .flatMap((resource) =>
      checker
        .getTypeOfSymbol(resource)
        .getProperties()
        .filter((operation) => {
          const documentation = ts.displayPartsToString(operation.getDocumentationComment(checker))
          const isComplete = /^[A-Z].*\.\n\n`[A-Z]+ \/.*(Permission: |It needs ).*\n\nKinds of errors: /.test(
            documentation,
          )
          return !isComplete || operation.getJsDocTags().length === 0 || !operation.valueDeclaration
        })
        .map(({ name }) => `${resource.name}.${name}`),
    )
  expect(undocumented).toEqual([])
}, 120_000)

test('every parameter and field of the contract has an English description', () => {
  const file = ts.createSourceFile(
    'schema.gen.ts',
    readFileSync(join(root, 'packages/sdk/src/schema.gen.ts'), 'utf8'),
    ts.ScriptTarget.ES2023,
    true,
  )
  const descriptions: { name: string; text: string }[] = []
  const visit = (node: ts.Node, above: readonly string[]): void => {
    if (!ts.isPropertySignature(node)) return ts.forEachChild(node, (child) => visit(child, above))
    const path = [...above, node.name.getText(file)]
    // <schema>.<field…>, operations.<id>.parameters.<place>.<name>
    const isField = above[0] === 'operations' ? path[2] === 'parameters' && path.length === 5 : path.length > 1
    if (isField)
      descriptions.push({
        name: path.join('.'),
        text: ts
          .getJSDocCommentsAndTags(node)
          .map((tag) => tag.getText(file))
          .join('\n'),
      })
    return ts.forEachChild(node, (child) => visit(child, path))
  }
  for (const statement of file.statements) {
    const isSchema = ts.isTypeAliasDeclaration(statement) && /^[A-Z]/.test(statement.name.text)
    const isOperations = ts.isInterfaceDeclaration(statement) && statement.name.text === 'operations'
    if (isSchema || isOperations) ts.forEachChild(statement, (child) => visit(child, [statement.name.text]))
  }
  expect(descriptions.length).toBeGreaterThan(2_000)
  // Quoted words of the panel and values in backticks are data.
  expect(
    descriptions
      .filter(({ text }) => !/[a-z]{2}/.test(text) || /[А-Яё]/.test(text.replaceAll(/«[^»]*»|`[^`]*`/g, '')))
      .map(({ name }) => name),
  ).toEqual([])
})
