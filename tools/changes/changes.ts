import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports, targetOf } from '../rules/layers/imports.ts'
import { root } from '../run.ts'

const OF_SECTION = /^apps\/(?:admin|api)\/src\/sections\/([\w-]+)\//
const IS_TEST = /(?<!\.long)\.(?:test|stories)\.tsx?$/
/** It imports every section, so a module that imports it imports them all. */
const REGISTRY = /^apps\/(?:admin|api)\/src\/sections\.ts$/

/** The files that differ from a commit, those that git does not know yet with them. */
export function changedSince(commit: string): string[] {
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/**
 * Selects the tests of the changed sections and of what imports their files, apart from what every section is loaded with;
 * undefined where something outside of the sections has changed, whose tests vitest finds by its imports.
 */
export function testsOfSections(changed: readonly string[]): string[] | undefined {
  const sources = changed.filter((file) => /^(?:apps|packages|openapi|tools|\.storybook)\/|^[^/]+$/.test(file))
  if (sources.length === 0 || !sources.every((file) => OF_SECTION.test(file))) return undefined
  const sections = new Set(sources.map((file) => OF_SECTION.exec(file)?.[1] ?? ''))
  const own = [...sections].flatMap((section) => globSync(`apps/*/src/sections/${section}/**/*.*`, { cwd: root }))
  return [...new Set([...own, ...importersOf(sources)])].filter((file) => IS_TEST.test(file)).toSorted()
}

function importersOf(files: readonly string[]): string[] {
  const importers = Map.groupBy(readImports(), targetOf)
  const reached = new Set(files)
  for (const file of reached)
    if (!REGISTRY.test(file)) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return [...reached]
}

/**
 * Selects the end-to-end files that changed or that open an address of a changed section; a change below all sections
 * selects every file.
 */
export function e2eTouchedBy(changed: readonly string[]): string[] {
  const all = globSync('e2e/*/*.e2e.ts', { cwd: root, exclude: ['**/*.long.*'] }).toSorted()
  const sections = new Set<string>()
  for (const file of changed) {
    const [, section] = OF_SECTION.exec(file) ?? []
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
