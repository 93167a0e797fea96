import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const files = ['*.md', '.github/*.md', 'docs/*.md', '{apps,packages}/*/README.md', 'examples/README.md']
const documents = globSync(files, { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))

function matchesOf(pattern: RegExp) {
  return documents.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ file, name })))
}

test('every link of the documents leads to a file and a heading that exist', () => {
  const links = matchesOf(/\]\((?!https?:|#)([^)\s]+)\)/g)
  expect(links.length).toBeGreaterThan(40)
  expect(
    links.filter(({ file, name }) => {
      const [path = '', heading] = name.split('#')
      const target = join(root, dirname(file), path)
      return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading))
    }),
  ).toEqual([])
})

/** The anchors of a Markdown file, as GitHub derives them. */
function headingsOf(file: string) {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test('every path that the documents name exists', () => {
  const paths = matchesOf(/`((?:apps|docs|e2e|examples|openapi|packages|tools|\.github)\/[\w./-]+)`/g)
    // `dist` is built.
    .filter(({ name }) => !name.includes('/dist'))
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
})

/** Commands of pnpm itself. */
const OWN = new Set(['exec', 'add', 'install', 'i', 'dlx'])

test('every command that the documents name is a script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const commands = matchesOf(/(?:`|^|npx -y )pnpm ([a-z][\w:-]*)/gm)
  expect(commands.length).toBeGreaterThan(40)
  expect(commands.filter(({ name }) => !OWN.has(name) && !(name in scripts))).toEqual([])
})

/** The sentences of a document, of its paragraphs, the items of its lists and the cells of its tables. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, '')
    .replaceAll(/`[^`\n]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|\||(?<=[.!?])\s+/)
}

test('a sentence of the documents has at most 30 words', () => {
  const guides = globSync('apps/docs/pages/{start,guides}/*.md', { cwd: root })
  const texts = [...documents.map(({ text }) => text), ...guides.map((file) => readFileSync(join(root, file), 'utf8'))]
  const sentences = texts.flatMap(sentencesOf)
  expect(sentences.length).toBeGreaterThan(1000)
  expect(sentences.filter((sentence) => (sentence.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length > 30)).toEqual([])
})

test('the changes that docs/sections.md shows are those of its diffs', () => {
  const folder = join(root, 'docs/sections')
  const diffs = globSync('*.diff', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const shown = [...readFileSync(`${folder}.md`, 'utf8').matchAll(/```diff\n([^]*?)```/g)].map(
    ([, lines = '']) => lines,
  )
  expect(shown).not.toEqual([])
  expect(shown.filter((lines) => !diffs.some((diff) => diff.includes(lines)))).toEqual([])
})

test('the README of the server lists every setting, and no other', () => {
  const source = readFileSync(join(root, 'apps/api/src/env.ts'), 'utf8')
  const read = new Set([...source.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name = '']) => name))
  // Not a setting of the server alone.
  read.delete('NODE_ENV')
  const text = readFileSync(join(root, 'apps/api/README.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  const settings = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(new Set(settings)).toEqual(read)
})
