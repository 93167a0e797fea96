import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { docsOf, packages, parse } from './source.ts'

interface Manifest {
  version: string
  exports: Record<string, string>
}

interface Item {
  readonly name: string
  readonly type: 'registry:ui'
  readonly title: string
  readonly description: string
  /** Packages that the command of shadcn installs. */
  readonly dependencies: readonly string[]
  readonly files: readonly { path: string; type: 'registry:ui'; content: string }[]
  /** What the command says at its end. */
  readonly docs: string
}

const SCHEMA = 'https://ui.shadcn.com/schema'

/**
 * A registry that the command of shadcn reads. Each component becomes a file in the project's folder of components, which
 * leads to the package and is the place for changes of one's own.
 */
export function registry(): { path: string; text: string }[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(packages, 'ui/package.json'), 'utf8'))
  const { homepage }: { homepage: string } = JSON.parse(readFileSync(join(packages, '../package.json'), 'utf8'))
  const items = Object.entries(manifest.exports)
    .filter(([, source]) => source.endsWith('.tsx'))
    .map(([module, source]) => itemOf(manifest, module.slice('./'.length), source))
  const index = {
    $schema: `${SCHEMA}/registry.json`,
    name: 'admin-panel',
    homepage,
    items: items.map(({ files, ...item }) => ({ ...item, files: files.map(({ path, type }) => ({ path, type })) })),
  }
  return [
    { path: 'registry', text: JSON.stringify(index) },
    ...items.map((item) => ({
      path: item.name,
      text: JSON.stringify({ $schema: `${SCHEMA}/registry-item.json`, ...item }),
    })),
  ].map(({ path, text }) => ({ path: `public/r/${path}.json`, text }))
}

function itemOf({ version, exports }: Manifest, name: string, source: string): Item {
  const styles = [`./tokens.css`, `./${name.replace(/-view$/, '')}.css`].filter((path) => path in exports)
  return {
    name,
    type: 'registry:ui',
    title: name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    description: describe(source),
    dependencies: [`@admin-panel/ui@^${version}`],
    files: [
      { path: `ui/${basename(name)}.tsx`, type: 'registry:ui', content: `export * from '@admin-panel/ui/${name}'\n` },
    ],
    docs: `Import ${styles.map((path) => `'@admin-panel/ui/${path.slice(2)}'`).join(' and ')} after 'tailwindcss' in your CSS.`,
  }
}

/** The first paragraph about the component of the module. */
function describe(source: string): string {
  const [component] = parse(join('ui', source)).statements.flatMap((statement) =>
    ts.isFunctionDeclaration(statement) && /^export function [A-Z]/.test(statement.getText())
      ? docsOf(statement).text
      : [],
  )
  return (component ?? '').split('\n\n')[0]?.replaceAll('\n', ' ') ?? ''
}
