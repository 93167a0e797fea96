import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { stringify } from 'yaml'
import { agents } from './agents.ts'
import { RELEASED, unannounced } from './breaks/announced.ts'
import { api } from './api.ts'
import { snapshotOf } from './breaks/breaks.ts'
import { catalogue, translationProject, untranslated } from './catalogues.ts'
import { compileContract, type Contract } from './compile.ts'
import { documented } from './texts/documented.ts'
import { enums } from './enums.ts'
import { finish } from './finish.ts'
import { forms, words } from './forms.ts'
import { named } from './named.ts'
import { names } from './names.ts'
import { fields, HEADER, operations } from './operations.ts'
import { permissionsOfParts } from './marks/parts.ts'
import { parameters, samples } from './testing.ts'
import { resourceFacts, vocabulary } from './resources.ts'
import { kebab, rules } from './rules.ts'
import { everyday } from './marks/step-ups.ts'

// `pnpm gen` writes everything that is derived from the contract; `pnpm gen --check` fails if the committed files are
// stale, or the contract breaks clients unannounced. `--released` keeps the contract as that of the release, and
// `--without-english` leaves the English texts to the caller.
const root = join(import.meta.dirname, '../..')
const checkOnly = process.argv.includes('--check')
/** Every file with this ending in these folders is generated. */
const GENERATED = 'apps/admin/src/contract/{enums,lists,rules}/*.gen.ts'
const ENGLISH = 'apps/admin/src/text/contract/en.json'
const IMPORTED_RULES = /import \{([^}]*)\} from '#contract\/(?:lists|rules)\//g

const contract = await read()
if (contract) await write(contract)
else process.exitCode = 1

/** The contract, or undefined after an error has been printed. */
async function read(): Promise<Contract | undefined> {
  try {
    const compiled = await compileContract()
    return compiled && finish(compiled)
  } catch (error) {
    console.error(`openapi: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

async function write(contract: Contract) {
  let staleCount = 0
  const files = await filesOf(contract)
  for (const path of globSync(GENERATED, { cwd: root }).filter((path) => !(path in files))) {
    if (!checkOnly) rmSync(join(root, path))
    else {
      console.error(`${path} is of something that the contract no longer has: run pnpm gen`)
      staleCount++
    }
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path)
    if (!checkOnly) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    } else if (present(file) !== text) {
      console.error(`${path} is stale: run pnpm gen`)
      staleCount++
    }
  }
  if (process.argv.includes('--released')) writeFileSync(join(root, RELEASED), snapshotOf(contract.document))
  const problems = [
    ...(process.argv.includes('--without-english') ? [] : untranslated()),
    ...(checkOnly ? unannounced(root, contract.document) : []),
  ]
  for (const line of problems) console.error(line)
  if (staleCount > 0 || (checkOnly && problems.length > 0)) process.exitCode = 1
}

function present(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

async function filesOf(contract: Contract): Promise<Record<string, string>> {
  const { document } = contract
  const binary = ts.factory.createTypeReferenceNode('Blob')
  const types = await openapiTypescript(JSON.parse(JSON.stringify(documented(document))), {
    transform: (schema) => (schema.format === 'binary' ? binary : undefined),
  })
  const formRules = rules(document, importedRules())
  const nameTables = names(contract)
  const enumFiles = enums(contract)
  const english: Record<string, string> = JSON.parse(readFileSync(join(root, ENGLISH), 'utf8'))
  const catalogues = {
    'apps/admin/src/text/contract/ru.json': catalogue({
      ...enumFiles.catalogue,
      ...formRules.labels,
      ...nameTables.catalogue,
    }),
  }
  return {
    'openapi/openapi.yaml': stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 }),
    'packages/sdk/src/schema.gen.ts': HEADER + named(withDocstrings(astToString(types))),
    'packages/sdk/src/operations.gen.ts': operations(document),
    'packages/sdk/src/api.gen.ts': api(document),
    'packages/sdk/src/resources.gen.ts': resourceFacts(contract),
    'packages/sdk/src/session/permissions-of-parts.gen.ts': permissionsOfParts(contract),
    'packages/sdk/src/validation/forms/forms.gen.ts': forms(formRules.forms, english),
    'packages/sdk/src/validation/forms/words.gen.ts': words(enumFiles.words, english),
    'packages/sdk/src/testing/parameters.gen.ts': parameters(document),
    'packages/sdk/src/testing/samples.gen.ts': samples(document),
    'packages/mcp/src/resources.gen.ts': agents(contract),
    'packages/cli/src/fields.gen.ts': fields(contract),
    'packages/permissions/src/vocabulary.gen.ts': vocabulary(contract),
    ...Object.fromEntries(
      formRules.sources.map(({ file, source }) => [`apps/admin/src/contract/${file}.gen.ts`, source]),
    ),
    ...Object.fromEntries(
      enumFiles.tables.map(({ name, source }) => [`apps/admin/src/contract/enums/${kebab(name)}.gen.ts`, source]),
    ),
    'apps/admin/src/contract/field-labels.gen.ts': formRules.spoken,
    'apps/admin/src/contract/fields-of-entities.gen.ts': formRules.fieldsOfEntities,
    'apps/admin/src/contract/names.gen.ts': nameTables.permissions,
    'apps/admin/src/contract/part-names.gen.ts': nameTables.parts,
    'apps/api/src/db/log/everyday.gen.ts': everyday(contract),
    'apps/api/src/text/enum-words.gen.ts': enumFiles.server,
    'apps/api/src/text/field-names.gen.ts': formRules.names,
    'apps/api/src/text/names.gen.ts': nameTables.server,
    ...catalogues,
    'apps/admin/project.inlang/settings.json': translationProject(Object.keys(catalogues)),
  }
}

/** The constants of rules that the panel's forms and lists import. */
function importedRules(): Set<string> {
  const sources = globSync('apps/admin/src/**/*.{ts,tsx}', { cwd: root, exclude: ['apps/admin/src/paraglide/**'] })
  return new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(IMPORTED_RULES)].flatMap(
        ([, list = '']) => list.match(/\w+Rules\b/g) ?? [],
      ),
    ),
  )
}

/** openapi-typescript writes no docstrings for the interfaces that the SDK exports. */
function withDocstrings(source: string) {
  return source
    .replace('export interface paths', '/** The contract by path and method, for openapi-fetch. */\n$&')
    .replace(
      'export interface components',
      '/** The named parts of the contract; `Schemas` is the shorter way to its models. */\n$&',
    )
    .replace('export interface operations', '/** The contract by operation: parameters, bodies and responses. */\n$&')
}
