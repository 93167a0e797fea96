import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')

export interface Changeset {
  readonly file: string
  /** The kind of release by package. */
  readonly releases: Readonly<Record<string, 'major' | 'minor' | 'patch'>>
  readonly text: string
}

/** The changes that wait for a release. */
export function changesets(): Changeset[] {
  return globSync('.changeset/*.md', { cwd: root }).map((file) => {
    const [, head = '', ...text] = readFileSync(join(root, file), 'utf8').split(/^---$/m)
    return { file, releases: parse(head) ?? {}, text: text.join('---') }
  })
}
