import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { operationTable } from '@admin-panel/sdk'
import { screensOfPanel } from '../../../apps/admin/screen-chunks.ts'
import { root } from '../../run.ts'

const PANEL = 'apps/admin/src'
const operations: Readonly<Record<string, { readonly method: string; readonly path: string } | undefined>> =
  operationTable
const IMPORT = /(?:from|import\() ?'([^']+\.tsx?)'/g
const CALL = /\b(?:api|queries|mutations|infinite)\.(\w+\.\w+)|['"](\w+\.\w+)['"]/g

/** Lines that name the parts of an address of the panel, or of an operation: `/warehouse/5`, `brands.update`. */
export async function where(subject: string): Promise<string[]> {
  if (!subject.startsWith('/')) return whereOperation(subject)
  const { screens } = await screensOfPanel()
  const found = screens
    .filter(({ screen }) => new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(subject))
    .toSorted((one, other) => one.screen.path.split(':').length - other.screen.path.split(':').length)
    .at(0)
  if (!found) throw new Error(`The panel has no screen at ${subject}`)
  const { path, permissions = [] } = found.screen
  const operations = operationsOf(found.module)
  return [
    `screen      ${path}, ${permissions.length > 0 ? `needs ${permissions.join(', ')}` : 'open to all who are signed in'}`,
    `module      ${join(PANEL, found.module)}`,
    ...testsNaming(path.replace(/\/:.*/, ''), 'e2e/**/*.e2e.ts'),
    ...operations.flatMap((id) => ['', ...whereOperation(id)]),
  ]
}

function whereOperation(id: string): string[] {
  const operation = operations[id]
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const [resource = ''] = id.split('.')
  const handlers = placesOf(`'${id}':`, 'apps/api/src/sections/**/routes*.ts')
  const sections = new Set(handlers.map((place) => dirname(place)))
  return [
    `operation   ${id}: ${operation.method} ${operation.path}`,
    `contract    openapi/${resource.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsp`,
    ...handlers.map((place) => `handler     ${place}`),
    ...[...sections].flatMap((folder) =>
      placesOf("pgTable('", `${folder}/**/*schema*.ts`).map((place) => `table       ${place}`),
    ),
    ...testsNaming(operation.path.replace(/\/\{.*/, ''), 'apps/api/src/**/*.test.ts'),
  ]
}

/** The operations that the module of a screen calls, at once or later. */
export const operationsOf = (module: string) =>
  [...new Set(reach(join(PANEL, module)).flatMap(operationsIn))].toSorted()

/** The modules of sections that a screen loads, at once or later. */
function reach(module: string): string[] {
  const files = new Set([module])
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const imported = name.startsWith('#') ? join(PANEL, name.slice(1)) : join(dirname(file), name)
      if (/\/(?:sections|shop)\//.test(imported)) files.add(imported)
    }
  return [...files]
}

function operationsIn(file: string): string[] {
  const names = [...readFileSync(join(root, file), 'utf8').matchAll(CALL)]
  return names.map(([, called, quoted]) => called ?? quoted ?? '').filter((id) => id in operations)
}

/** Files and lines that contain a text. */
function placesOf(text: string, files: string): string[] {
  return globSync(files, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes(text) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
}

function testsNaming(path: string, files: string): string[] {
  const named = placesOf(path, files).map((place) => place.split(':', 1)[0])
  return [...new Set(named)].map((file) => `test        ${file}`)
}
