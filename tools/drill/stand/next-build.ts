import { cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../run.ts'

const MIGRATIONS: Readonly<Record<string, string>> = {
  '9001-drill-column.sql': 'alter table brand add column drill text;\n',
  '9002-drill-index.sql': '-- concurrently\ncreate index concurrently brand_drill on brand (drill);\n',
}

/** Takes back what the next version has changed, so that a dump fits the present one again. */
export const UNDO = `alter table brand drop column drill; delete from migration where name like '900_-drill-%'`

/**
 * The next version of the program: two migrations that this one does not know, and scripts and styles of other names, as a
 * change of the panel makes them.
 */
export function makeNextBuild(folder: string): string {
  const build = join(folder, 'next')
  const [api, admin] = [join(build, 'apps/api'), join(build, 'apps/admin/dist')]
  rmSync(build, { recursive: true, force: true })
  mkdirSync(api, { recursive: true })
  for (const part of ['dist', 'package.json', 'src/db'])
    cpSync(join(root, 'apps/api', part), join(api, part), { recursive: true })
  symlinkSync(join(root, 'apps/api/node_modules'), join(api, 'node_modules'))
  for (const [name, text] of Object.entries(MIGRATIONS)) writeFileSync(join(api, 'src/db/migrations', name), text)

  cpSync(join(root, 'apps/admin/dist'), admin, { recursive: true })
  for (const file of globSync('**/*.{br,gz}', { cwd: admin })) rmSync(join(admin, file))
  const names = new Set(globSync('assets/*', { cwd: admin }).map((file) => basename(file)))
  for (const file of globSync('**/*.{js,css,html,json}', { cwd: admin })) {
    const text = readFileSync(join(admin, file), 'utf8')
    writeFileSync(
      join(admin, file),
      text.replaceAll(/[\w-]+\.(?:js|css|woff2|svg|png)\b/g, (name) => renamed(name, names)),
    )
  }
  for (const name of names) renameSync(join(admin, 'assets', name), join(admin, 'assets', renamed(name, names)))
  return build
}

const renamed = (name: string, names: ReadonlySet<string>) => (names.has(name) ? `next-${name}` : name)
