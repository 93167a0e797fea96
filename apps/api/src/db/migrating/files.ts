import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import released from './released.json' with { type: 'json' }

export interface Migration {
  name: string
  text: string
  /** Its statements run one by one outside of a transaction (`-- concurrently`). */
  isConcurrent: boolean
  /** This build does not work without it: the last release has it, or it is marked (`-- needed at once`). */
  isNeeded: boolean
  /** Builds that do not know the migration of this number cannot work with it (`-- builds from 0080`). */
  buildsFrom: string | undefined
}

export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.resolve('#db/migrate.ts')))
const ofRelease = new Set(Object.keys(released.migrations))

/** The migrations of this build by their numbers. One has its name alone, whatever its folder is. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  return globSync('**/*.sql', { cwd: folder })
    .map((path) => readMigration(basename(path), readFileSync(join(folder, path), 'utf8')))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export function readMigration(name: string, text: string): Migration {
  const has = (mark: string) => text.split('\n').includes(`-- ${mark}`)
  return {
    name,
    text,
    isConcurrent: has('concurrently'),
    isNeeded: ofRelease.has(name) || has('needed at once'),
    buildsFrom: /^-- builds from (\d{4})$/m.exec(text)?.[1],
  }
}

export const numberOf = (name: string) => name.slice(0, 4)

/** The number of the newest migration that this build knows. */
export const newestMigration = () => numberOf(readMigrations().at(-1)?.name ?? '')
