import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** The files that differ from a commit, those that git does not know yet with them. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/**
 * Selects the end-to-end files that changed or that open an address of a changed section; a change below all sections
 * selects every file.
 */
export function e2eTouchedBy(changed: readonly string[]): string[] {
  const all = globSync('e2e/*/*.e2e.ts', { cwd: root }).toSorted()
  const sections = new Set<string>()
  for (const file of changed) {
    const [, section] = /^apps\/(?:admin|api)\/src\/sections\/([\w-]+)\//.exec(file) ?? []
    if (section) sections.add(section)
    else if (isUnderAll(file)) return all
  }
  const addresses = [...sections].map((section) => `/${section}`)
  return all.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return changed.includes(file) || addresses.some((address) => text.includes(address))
  })
}

function isUnderAll(file: string): boolean {
  return /^(?:apps\/\w+|packages\/\w+)\/(?!.*\.(?:test|stories)\.)|^openapi\/|^e2e\/(?!.*\.e2e\.ts)|^pnpm-lock/.test(
    file,
  )
}
