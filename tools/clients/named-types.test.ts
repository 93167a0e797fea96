import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { options } from './compiler-options.ts'

// What an editor and the compiler say of a program with the SDK.
const program = join(root, 'packages/sdk/src/other-program.ts')
const BEGINNING = `import { createClient } from './index.ts'
const client = createClient({ baseUrl: 'https://panel.example.com' })
`
function editorOf(text: string): ts.LanguageService {
  const read = (file: string) => (file === program ? text : ts.sys.readFile(file))
  return ts.createLanguageService({
    getScriptFileNames: () => [program],
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const source = read(file)
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source)
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (each) => ts.getDefaultLibFilePath(each),
    fileExists: (file) => file === program || ts.sys.fileExists(file),
    readFile: read,
    directoryExists: (folder) => ts.sys.directoryExists(folder),
  })
}

test('under the cursor a record, a row and a page have the names of the contract', () => {
  const text = `${BEGINNING}
export const user = await client.api.users.view({ id: 5 })
export const answer = await client.api.subOrders.list()
export const { items } = answer
for await (const order of client.api.orders.list()) console.log(order)
`
  const editor = editorOf(text)
  const shown = ['user =', 'answer =', 'items }', 'order of'].map((place) =>
    ts.displayPartsToString(editor.getQuickInfoAtPosition(program, text.indexOf(place))?.displayParts),
  )
  expect(shown).toEqual([
    'const user: User',
    'const answer: SubOrderRowPage',
    'const items: SubOrderRow[]',
    'const order: OrderRow',
  ])
}, 120_000)

const MISUSES: readonly (readonly [call: string, says: string])[] = [
  ["users.view({ id: '5' })", "Type 'string' is not assignable to type 'number'"],
  ['users.view({})', "Property 'id' is missing"],
  ["users.update({ id: 5, version: 3, emial: 'x' })", "Did you mean to write 'email'?"],
  ['users.update({ id: 5 })', "Property 'version' is missing"],
  ["subOrders.list({ status: ['paidd'] })", "not assignable to type 'SubOrderStatus'"],
  ['users.view({ id: 5 }).then((user) => user.emial)', "does not exist on type 'User'. Did you mean 'email'?"],
  ['operations.prepare({ call: 5 })', "Type 'number' is not assignable to type 'string'"],
]

test('a misuse is explained in three short lines at most', () => {
  const calls = MISUSES.map(([call]) => `await client.api.${call}`)
  const faults = editorOf(`${BEGINNING}${calls.join('\n')}\nexport {}`).getSemanticDiagnostics(program)
  const messages = faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(messages).toEqual(MISUSES.map(([, says]) => expect.stringContaining(says) as string))
  const lines = messages.map((message) => message.split('\n'))
  expect(lines.filter((each) => each.length > 3 || each.some((line) => line.length > 160))).toEqual([])
}, 120_000)
