import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** The folder of the static Storybook, which the documentation links. */
export const OUTPUT = 'apps/docs/dist/storybook'

export interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

/** The stories of the static build. */
export function readStories(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(root, OUTPUT, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}
