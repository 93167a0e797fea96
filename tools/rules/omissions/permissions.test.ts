import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Operation, readContract, type Schema } from '../../apps/api/src/contract/operations.ts'
import { root } from '../run.ts'

// What no type can miss: a field or a call that was forgotten in one of the layers.
const panel = join(root, 'apps/admin/src')
const code: Code[] = globSync('**/*.{ts,tsx}', { cwd: join(panel, 'sections') })
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(panel, 'sections', file), 'utf8') }))

interface Code {
  file: string
  text: string
}

const operations = new Map(readContract().map((operation) => [operation.id, operation]))

/** Every record has them, and each list decides which of them it shows. */
const OF_EVERY_RECORD = new Set(['id', 'version', 'created_at', 'updated_at'])

/** The fields of the rows of a list. */
function fieldsOf(list: Operation | undefined): string[] {
  const rows: Schema | undefined = list?.reply?.properties?.['items']?.items
  return Object.keys(rows?.properties ?? {}).filter((name) => !OF_EVERY_RECORD.has(name))
}

const unnamedIn = (text: string, fields: string[]) =>
  fields.filter((field) => !new RegExp(String.raw`\b${field}\b`).test(text))

describe('a field of a list is a column of its export, or a comment there says why not', () => {
  const exports = [...operations.values()].filter(({ id }) => id.endsWith('.export'))

  // Translations have a column for each language.
  test.each(exports.filter(({ id }) => id !== 'translations.export'))('$id', ({ id }) => {
    const resource = id.replace('.export', '')
    const folder = resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const columns = readFileSync(join(root, 'apps/api/src/sections', folder, 'export-columns.ts'), 'utf8')
    const fields = fieldsOf(operations.get(`${resource}.list`))

    expect(fields).not.toEqual([])
    expect(unnamedIn(columns, fields)).toEqual([])
  })
})

describe('a field of a list is shown by its section, or a comment there says why not', () => {
  const screens = code.flatMap(({ file, text }) =>
    [...text.matchAll(/listScreen\('(\S+)'/g)].map(([, id = '']) => ({ id, folder: sectionOf(file) })),
  )

  test.each(screens)('$id', ({ id, folder }) => {
    const fields = fieldsOf(operations.get(id))

    expect(fields).not.toEqual([])
    expect(unnamedIn(withShared(textOf(folder, isForm)), fields)).toEqual([])
  })
})

/** The folder of the section that the file belongs to. */
function sectionOf(file: string): string {
  const folder = dirname(file)
  return existsSync(join(panel, 'sections', folder, 'section.ts')) ? folder : sectionOf(folder)
}

/** A form names every field, and shows none of them in a list. */
function isForm({ file, text }: Code): boolean {
  return (text.includes(" from '#form/") && !text.includes('TableColumn<')) || /(?:^|[/-])values\.ts$/.test(file)
}

function textOf(folder: string, isLeftOut?: (one: Code) => boolean): string {
  const files = code.filter((one) => one.file.startsWith(`${folder}/`) && !isLeftOut?.(one))
  return files.map(({ text }) => text).join('\n')
}

/** A text with what it imports from the rooms and from the shop, such as the columns that several sections share. */
function withShared(text: string): string {
  const imports = [...text.matchAll(/(?: from |import\()'#((?:list|record|shop)\/\S+)'/g)].map(([, path = '']) => path)
  const files = imports.flatMap((path) => {
    if (!path.startsWith('shop/')) return [path]
    return globSync(`${dirname(path)}/*.{ts,tsx}`, { cwd: panel })
  })
  return [text, ...[...new Set(files)].map((file) => readFileSync(join(panel, file), 'utf8'))].join('\n')
}

/** The rooms ask for a change of state, and the address of a screen for the permission to view. */
function isAskedBySection({ id, permission }: Operation): boolean {
  return (
    Array.isArray(permission) && !id.endsWith('.statusChange') && !permission.some((name) => name.endsWith('.view'))
  )
}

describe('a section asks for the permission of what it changes or exports', () => {
  const changing = [...operations.values()].filter(
    (operation) => isAskedBySection(operation) && (operation.method !== 'GET' || operation.id.endsWith('.export')),
  )
  const calls = code.flatMap(({ file, text }) =>
    changing
      .filter(({ id }) => new RegExp(String.raw`\bapi\.${id.replace('.', String.raw`\.`)}\b`).test(text))
      .map(({ id, permission }) => ({ id, permission, section: sectionOf(file) })),
  )

  test.each(calls)('$section calls $id', ({ permission, section }) => {
    const permissionNames = new Set(withShared(textOf(section)).match(/(?<=['"])[\w-]+\.\w+(?=['"])/g))
    expect([permission].flat().filter((name) => permissionNames.has(name))).not.toEqual([])
  })
})
