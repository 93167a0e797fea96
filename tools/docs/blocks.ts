import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

const PAGES = ['README.md', 'packages/*/README.md', 'apps/docs/pages/{start,guides}/*.md']

/** A code block of a page, as the module that a reader makes of it. */
export interface Block {
  /** The page and the line where it begins. */
  readonly place: string
  readonly extension: 'ts' | 'tsx'
  /** The path of the file that its first line gives it. */
  readonly path: string | undefined
  /** The path, where it is a name. */
  readonly file: string | undefined
  readonly code: string
  /** Whether it is marked as one that runs as it stands. */
  readonly runs: boolean
}

/** The TypeScript of the READMEs and of the site: the blocks that begin with ```ts or ```tsx. */
export function blocks(): Block[] {
  return globSync(PAGES, { cwd: root }).toSorted().flatMap(blocksOf)
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(tsx?)( run)?\n(.*?)^```$/gms)].map(([, extension, run, code = ''], index) => {
    const path = /^\/\/ (?:src\/)?(\S+\.tsx?)\n/.exec(code)?.[1]
    return {
      place: `${page}, block ${index + 1}`,
      extension: extension === 'tsx' ? 'tsx' : 'ts',
      path,
      file: path?.includes('/') ? undefined : path,
      // Without an import or export it would be a script and share its names with all other blocks.
      code: `${code}\nexport {}\n`,
      runs: run !== undefined,
    }
  })
}
