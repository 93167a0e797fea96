import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from '../run.ts'
import { followRussian } from './english.ts'
import { capital, namesOf, renamed, type Names } from './names.ts'
import { isRegistered, register, unregister } from './registrations.ts'
import { rendered, statesOf, type State } from './states.ts'

const MIGRATIONS = 'apps/api/src/db/migrations'
const sample = join(import.meta.dirname, 'sample')

// pnpm new section promotions [--name Акции] [--gender f] [--one promotion] [--states draft,active,archived]
// pnpm new section promotions… --remove
// With --files-only nothing is derived from the contract: `pnpm gen` follows.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    gender: { type: 'string', default: 'n' },
    one: { type: 'string' },
    states: { type: 'string' },
    remove: { type: 'boolean', default: false },
    'files-only': { type: 'boolean', default: false },
  },
})

try {
  const [kind, ...plurals] = positionals
  const isMany = plurals.length > 1
  if (kind !== 'section' || plurals.length === 0 || (isMany && (!values.remove || values.one)))
    throw new Error(
      'Usage: pnpm new section <plural> [--name <Russian>] [--gender m|f|n] [--one <singular>] [--states <first>,<next>,…]\n' +
        '       pnpm new section <plural>… --remove',
    )
  const sections = [...new Set(plurals)].map((plural) => namesOf(plural, values.one))
  if (values.remove) await remove(sections)
  else {
    if (!/^[mfn]$/.test(values.gender)) throw new Error('--gender is m, f or n: that of one record in Russian')
    for (const names of sections)
      await add(names, { name: `Раздел ${names.plural}`, ...values }, statesOf(values.states, values.gender))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function add(names: Names, { name, gender }: { name: string; gender: string }, states: readonly State[]) {
  if (isRegistered(names)) throw new Error(`There is a section ${names.plural} already`)
  const files = filesOf(names, nextMigration()).flatMap(([from, file]) => {
    const template = readFileSync(join(sample, from), 'utf8')
    const text = rendered(template, states).replaceAll('__NAME__', name).replaceAll('__GENDER__', gender)
    return text === '' ? [] : [{ file, text: renamed(text, names) }]
  })
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  register(names)
  if (!values['files-only']) {
    await derive({ [name]: capital(names.plural.replaceAll('-', ' ')), Начало: 'Start', Включено: 'On' })
    await run(
      'oxfmt',
      files.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)),
    )
  }
  console.log(`Written:\n${files.map(({ file }) => `  ${file}`).join('\n')}`)
}

async function remove(sections: readonly Names[]) {
  const migrations = new Map(sections.map((names) => [names, migrationOf(names)]))
  const last = migrationNumbers().slice(-sections.length)
  if ([...migrations.values()].some((migration) => !last.includes(migration)))
    throw new Error('A later migration exists: a table that others know is dropped by a migration of its own')
  for (const [names, migration] of migrations) removeFiles(names, migration)
  if (!values['files-only']) await derive({})
}

async function derive(english: Readonly<Record<string, string>>) {
  await run('node', ['openapi/gen/main.ts', '--without-english'])
  followRussian(english)
  await run('node', ['--conditions=@admin-panel/source', 'tools/docs/states.ts'])
}

function migrationOf(names: Names) {
  if (!isRegistered(names)) throw new Error(`There is no section ${names.plural}`)
  return numberOf(globSync(`${MIGRATIONS}/**/*-${names.plural}.sql`, { cwd: root })[0] ?? '')
}

function removeFiles(names: Names, migration: string) {
  for (const [, to] of filesOf(names, migration)) rmSync(join(root, to), { force: true })
  for (const folder of ['api', 'admin'])
    rmSync(join(root, `apps/${folder}/src/sections/${names.plural}`), { recursive: true, force: true })
  unregister(names)
}

/** The files of the sample, and where each stands under its new name. */
function filesOf(names: Names, migration: string) {
  return globSync('**/*.txt', { cwd: sample }).map((file) => {
    const target = renamed(file.replace(/\.txt$/, ''), names).replace(
      '/0000-',
      `/${migration.slice(0, 3)}x/${migration}-`,
    )
    return [file, target.replace(/^changeset\//, '.changeset/')] as const
  })
}

function migrationNumbers() {
  return globSync(`${MIGRATIONS}/**/*.sql`, { cwd: root }).map(numberOf).toSorted()
}

function numberOf(migration: string) {
  return basename(migration).slice(0, 4)
}

function nextMigration() {
  return String(Number(migrationNumbers().at(-1)) + 1).padStart(4, '0')
}
