import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileMessages } from '../../apps/admin/messages.ts'
import { root, run } from '../run.ts'
import { followRussian } from './english.ts'
import { capital, namesOf, renamed, type Names } from './names.ts'
import { isRegistered, register, unregister } from './registrations.ts'
import { rendered, statesOf, type State } from './states.ts'

const MIGRATIONS = 'apps/api/src/db/migrations'
const sample = join(import.meta.dirname, 'sample')

// pnpm new section promotions [--name Акции] [--one promotion] [--states draft,active,archived] [--remove]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    one: { type: 'string' },
    states: { type: 'string' },
    remove: { type: 'boolean', default: false },
  },
})

try {
  const [kind, plural = ''] = positionals
  if (kind !== 'section')
    throw new Error(
      'Usage: pnpm new section <plural> [--name <Russian>] [--one <singular>] [--states <first>,<next>,…] [--remove]',
    )
  const names = namesOf(plural, values.one)
  await (values.remove ? remove(names) : add(names, values.name ?? `Раздел ${plural}`, statesOf(values.states)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function add(names: Names, russian: string, states: readonly State[]) {
  if (isRegistered(names)) throw new Error(`There is a section ${names.plural} already`)
  const files = filesOf(names, nextMigration()).flatMap(([from, file]) => {
    const text = rendered(readFileSync(join(sample, from), 'utf8'), states).replaceAll('__NAME__', russian)
    return text === '' ? [] : [{ file, text: renamed(text, names) }]
  })
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  register(names)
  await run('node', ['openapi/gen/main.ts'])
  followRussian({ [russian]: capital(names.plural.replaceAll('-', ' ')), Начало: 'Start', Включено: 'On' })
  await run(
    'oxfmt',
    files.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file)),
  )
  await compileMessages()
  console.log(`Written:\n${files.map(({ file }) => `  ${file}`).join('\n')}`)
}

async function remove(names: Names) {
  if (!isRegistered(names)) throw new Error(`There is no section ${names.plural}`)
  const [migration = ''] = globSync(`${MIGRATIONS}/**/*-${names.plural}.sql`, { cwd: root })
  if (Number(basename(migration).slice(0, 4)) !== lastMigration())
    throw new Error('A later migration exists: a table that others know is dropped by a migration of its own')
  for (const [, to] of filesOf(names, basename(migration).slice(0, 4))) rmSync(join(root, to), { force: true })
  for (const folder of ['api', 'admin'])
    rmSync(join(root, `apps/${folder}/src/sections/${names.plural}`), { recursive: true, force: true })
  unregister(names)
  await run('node', ['openapi/gen/main.ts'])
  followRussian({})
  await compileMessages()
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

function lastMigration() {
  return Math.max(
    ...globSync(`${MIGRATIONS}/**/*.sql`, { cwd: root }).map((file) => Number(basename(file).slice(0, 4))),
  )
}

function nextMigration() {
  return String(lastMigration() + 1).padStart(4, '0')
}
