import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { parse, stringify } from 'yaml'
import type { Document } from './document.ts'
import { finish } from './finish.ts'
import { HEADER, operations } from './operations.ts'
import { parameters } from './parameters.ts'
import { rules } from './rules.ts'
import { vocabulary } from './vocabulary.ts'

// `pnpm gen` writes everything that is derived from the contract; `pnpm gen --check` fails where the committed files are stale.
const root = join(import.meta.dirname, '../..')
const checkOnly = process.argv.includes('--check')

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const compiler = join(root, 'openapi/node_modules/@typespec/compiler/cmd/tsp.js')
execFileSync(
  process.execPath,
  [compiler, 'compile', 'main.tsp', '--option', `@typespec/openapi3.emitter-output-dir=${folder}`],
  {
    cwd: join(root, 'openapi'),
    stdio: ['ignore', checkOnly ? 'ignore' : 2, 2],
  },
)
const document = finish(parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 }) as Document)
rmSync(folder, { recursive: true })

const binary = ts.factory.createTypeReferenceNode('Blob')
const types = await openapiTypescript(JSON.parse(JSON.stringify(document)), {
  transform: (schema) => (schema.format === 'binary' ? binary : undefined),
})

const forms = rules(document)

const files = {
  'openapi/openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
  'packages/sdk/src/schema.gen.ts': HEADER + astToString(types),
  'packages/sdk/src/operations.gen.ts': operations(document),
  'packages/sdk/src/testing/parameters.gen.ts': parameters(document),
  'packages/permissions/src/vocabulary.gen.ts': vocabulary(document),
  ...Object.fromEntries(
    forms.sources.map(({ resource, source }) => [`apps/admin/src/contract/rules/${kebab(resource)}.gen.ts`, source]),
  ),
  'apps/admin/src/contract/field-labels.gen.ts': forms.spoken,
  'apps/api/src/text/field-names.gen.ts': forms.names,
  'apps/admin/src/text/fields/ru.json': forms.labels,
}

function kebab(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

let stale = 0
for (const [path, text] of Object.entries(files)) {
  const file = join(root, path)
  if (!checkOnly) {
    writeFileSync(file, text)
    continue
  }
  let present = ''
  try {
    present = readFileSync(file, 'utf8')
  } catch {
    // Absent counts as stale.
  }
  if (present !== text) {
    console.error(`${path} is stale: run pnpm gen`)
    stale++
  }
}
process.exitCode = stale > 0 ? 1 : 0
