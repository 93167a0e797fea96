import { FRAME, needs } from './needs.ts'

export const NEEDS = 'openapi/needs.gen.ts'

const list = (ids: readonly string[]) => (ids.length > 0 ? `'${ids.join(' ')}'.split(' ')` : '[]')

/** The table of the command line. */
export async function needsSource(): Promise<string> {
  const lines = (await needs()).map(
    ({ path, part, must, may }) => `  {
    path: '${path}',${part ? `\n    part: '${part}',` : ''}
    must: ${list(must)},
    may: ${list(may)},
  },`,
  )
  return `// Generated from apps/admin/src and openapi/*.tsp by \`pnpm gen\`. Do not edit.

/** An entry of the menu: the operations without which it shows nothing, and those that it uses where they are there. */
export interface Need {
  readonly path: string
  readonly part?: string
  readonly must: readonly string[]
  readonly may: readonly string[]
}

/** What every page asks for. */
export const frame: readonly string[] = ${list(FRAME)}

export const needs: readonly Need[] = [
${lines.join('\n')}
]
`
}
