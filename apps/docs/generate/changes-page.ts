import { changesets } from '@admin-panel/openapi/changesets'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prose, type Page } from './page.ts'
import { packages } from './source.ts'

/** The changes of each package: those that the next release brings, and the changelog. */
export function changesPage(): Page {
  const pending = changesets()
  const sections = globSync('*', { cwd: packages })
    .toSorted()
    .map((name) => {
      const next = pending
        .filter(({ releases }) => `@admin-panel/${name}` in releases)
        .map(({ text }) => prose(text.trim()))
      const file = join(packages, name, 'CHANGELOG.md')
      const released = existsSync(file)
        ? readFileSync(file, 'utf8')
            .replace(/^# .*\n/, '')
            .replaceAll(/^(?=##)/gm, '#')
        : ''
      return [
        `## @admin-panel/${name}`,
        next.length > 0 && `### Next release\n\n${next.join('\n\n')}`,
        prose(released.trim()),
      ]
        .filter(Boolean)
        .join('\n\n')
    })
  return {
    path: 'reference/changes.md',
    title: 'Changes',
    text: `# Changes

Versions follow [semantic versioning](/guides/upgrading), and the changelog of each package is also in its tarball.

${sections.join('\n\n')}`,
  }
}
