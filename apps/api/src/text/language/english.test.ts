import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
// The sections register their texts when they are joined.
import '#sections.ts'
import { english } from './english.ts'
import { type EnglishTexts, inEnglish } from './language.ts'

const source = join(import.meta.dirname, '../..')

/** Files whose Russian is no refusal and no label of an answer. */
const RUSSIAN_ONLY: Readonly<Record<string, RegExp>> = {
  'what is tested or generated': /\.(test|gen)\.ts$|^test\/|\/sample-/,
  'demo data and the texts of a new installation': /seed|demo|\/default-|\/defaults\/|further-attributes/,
  'the commands and the start of the server':
    /^(commands\/|greeting|env\.ts|text\/addresses\/sign-in-providers|main\.ts|db\/(migrat|connection\/(fit-server|pool|lasting-failure)|pglite))|audit-log\/chain\/(verify|heads|kept-head)/,
  'mails, notifications and what webhooks and fetched photos record':
    /mails\.ts$|notify-author|(?:operations|access-requests|factor-resets|roles|sign-in|audit-log\/reveal)\/notices\.ts$|\/section\.ts$|^job|webhooks\/(pause|post|request-guarded|attempt|routes)\.ts$|receive\/fetch-(photos|picture)\.ts$|templates\/events/,
  'exported files': /export-columns|export\/as-text/,
  'the words of the log, which are stored':
    /people\/erased|audit-log\/(words|value-words|structures|numbers)|text\/words|text\/schedule-text|auth\/identity|\/resume\.ts$|wind-up\.ts$/,
  'the exchange format of banks': /^sections\/settlements\/bank\//,
  'alphabets and dictionaries':
    /text\/(slug|spellings)|password-policy|reviews\/flags|products\/receive\/answers|legacy-cities\/queries|query\/list\.ts/,
  'numbers and names of records, and that of the product':
    /product-name|moderation\/hits|brand-moderation\/schema|moderation\/schema|records\/author/,
}

interface SourceText {
  file: string
  text: string
  /** A template with values that `say` does not translate. */
  untagged: boolean
}

/** The Russian texts of a file; the forms of a noun are one text. */
function textsOf(file: string): SourceText[] {
  const texts: SourceText[] = []
  const add = (text: string, untagged = false) => {
    if (/[а-яё]/i.test(text)) texts.push({ file, text, untagged })
  }
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return
    // The conditions of a transition document it.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'when') return
    if (ts.isCallExpression(node) && node.expression.getText() === 'sayCounted') {
      add(
        node.arguments
          .slice(1)
          .flatMap((form) => (ts.isStringLiteral(form) ? [form.text] : []))
          .join(', '),
      )
      return visit(node.arguments[0] ?? node.expression)
    }
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql')) return
    if (ts.isStringLiteralLike(node)) add(node.text)
    if (ts.isTemplateExpression(node)) {
      const { head, templateSpans, parent } = node
      add(
        head.text + templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join(''),
        !ts.isTaggedTemplateExpression(parent) || parent.tag.getText() !== 'say',
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return texts
}

const isEnglish = (file: string) => file.endsWith('english.ts')
const files = globSync('**/*.ts', { cwd: source }).filter((file) => !isEnglish(file))
const clientTexts = files
  .filter((file) => Object.values(RUSSIAN_ONLY).every((pattern) => !pattern.test(file)))
  .flatMap(textsOf)

test('Every text with values that a client may read is a template of `say`', () => {
  expect(clientTexts.filter(({ untagged }) => untagged).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test('Every text that a client may read has an English one in the english.ts of its section', () => {
  const missing = clientTexts.filter(({ text }) => inEnglish(text) === undefined)
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test('Every English text belongs to a Russian one of the sources', async () => {
  const russianTexts = new Set(files.flatMap(textsOf).map(({ text }) => text))
  const parts = new Set([...russianTexts].flatMap((text) => [text, ...text.split(': ')]))
  const catalogues = await Promise.all(
    globSync('sections/*/english.ts', { cwd: source }).map(
      async (file) => (await import(join(source, file))) as { english: EnglishTexts },
    ),
  )
  const texts = [english, ...catalogues.map((one) => one.english)].flatMap((one) => Object.keys(one))
  expect(texts.filter((text) => !parts.has(text) && !isName(text))).toEqual([])
})

/** The titles of the contract's fields are in its document. */
function isName(text: string) {
  return contract.includes(`"${text}"`)
}

const contract = readFileSync(join(source, 'text/field-names.gen.ts'), 'utf8')
