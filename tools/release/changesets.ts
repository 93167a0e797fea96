import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changesets, type Changeset } from '../../openapi/gen/changesets.ts'
import { changedSince } from '../changes/changes.ts'
import { root } from '../run.ts'

/** Throws if a package has changed since `main` and no changeset names it that has changed as well. */
export function requireChangesets(): void {
  const base = baseCommit()
  if (base === undefined) return
  const unreleased = withoutChangeset(changedSince(base), changesets()).filter((name) => !isReleased(name, base))
  if (unreleased.length > 0)
    throw new Error(
      `✗ ${unreleased.map((name) => `packages/${name}`).join(', ')}: changed since main without a changeset. Write one: pnpm exec changeset`,
    )
}

/** The packages among changed files whose users would notice, apart from those that a changed changeset names. */
export function withoutChangeset(changed: readonly string[], pending: readonly Changeset[]): string[] {
  const packages = new Set(
    changed
      .filter((file) => !/\.(?:test|stories)\.tsx?$|\/src\/test\//.test(file))
      .flatMap((file) => /^packages\/([\w-]+)\/(?:src\/|package\.json$)/.exec(file)?.[1] ?? []),
  )
  const namedPackages = new Set(
    pending.filter(({ file }) => changed.includes(file)).flatMap(({ releases }) => Object.keys(releases)),
  )
  return [...packages].filter((name) => !namedPackages.has(`@admin-panel/${name}`)).toSorted()
}

/**
 * The commit that a branch starts from: its common ancestor with `main`, or that of `main` with `origin/main`. It is HEAD if
 * neither branch exists, or the clone has no commits of its own.
 */
function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD')
  const bases = ['main', 'origin/main'].map((branch) => git('merge-base', branch, 'HEAD'))
  return bases.find((base) => base !== undefined && base !== head) ?? head
}

function versionIn(text: string): string {
  const { version }: { version: string } = JSON.parse(text)
  return version
}

/** A release uses its changesets up and raises the version. */
function isReleased(name: string, base: string): boolean {
  const file = `packages/${name}/package.json`
  const before = git('show', `${base}:${file}`)
  return before !== undefined && versionIn(before) !== versionIn(readFileSync(join(root, file), 'utf8'))
}

/** The output of git, or undefined if the command fails. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
