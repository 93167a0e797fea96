import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { DERIVED, root } from '../../run.ts'

/** An import as it is written, also one of types alone, of `export … from` and of `import()`. */
export interface Import {
  from: string
  specifier: string
}

export function readImports(): Import[] {
  const files = globSync('{apps,packages,openapi,examples,tools,e2e,bench,.storybook}/**/*.{ts,tsx,js,jsx,mjs}', {
    cwd: root,
    exclude: (path) => path.split(/[/\\]/).some((name) => DERIVED.has(name)),
  })
  return files.flatMap((file) => importsOf(file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')))
}

export function importsOf(from: string, text: string): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({ from, specifier: fileName }))
}

/** The path of an imported file, or of the manifest of a package of the workspace; undefined for any other package. */
export function targetOf({ from, specifier }: Import): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (specifier.startsWith('#')) return join(from.split('/', 2).join('/'), 'src', specifier.slice(1))
  const [, name] = /^@admin-panel\/([\w-]+)/.exec(specifier) ?? []
  if (name === undefined) return undefined
  return join(name === 'openapi' ? '' : APPS.has(name) ? 'apps' : 'packages', name, 'package.json')
}

const APPS: ReadonlySet<string> = new Set(['api', 'admin', 'docs'])
