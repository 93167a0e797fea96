import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const panel = join(import.meta.dirname, '../../apps/admin')

/** A catalogue of messages as text. */
export function catalogue(messages: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ $schema: 'https://inlang.com/schema/inlang-message-format', ...messages }, null, 2)}\n`
}

/** The panel's message project: every folder with a Russian catalogue. */
export function translationProject(generated: readonly string[]): string {
  const folders = [
    ...globSync('src/**/ru.json', { cwd: panel }),
    ...generated.map((path) => path.replace('apps/admin/', '')),
  ]
  const patterns = [...new Set(folders)].toSorted().map((path) => `./${path.replace('ru.json', '{locale}.json')}`)
  return `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "ru",
  "locales": ["ru", "en"],
  "modules": ["./node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": {
    "pathPattern": [
${patterns.map((pattern) => `      "${pattern}"`).join(',\n')}
    ]
  }
}
`
}

/** Messages that exist in only one language, a line per catalogue. */
export function untranslated(): string[] {
  return globSync('src/**/ru.json', { cwd: panel }).flatMap((path) => {
    const [russian, english] = [path, path.replace('ru.json', 'en.json')].map(keysOf)
    const missing = [...(russian ?? [])].filter((key) => !english?.has(key))
    const extra = [...(english ?? [])].filter((key) => !russian?.has(key))
    const file = `apps/admin/${path.replace('ru.json', 'en.json')}`
    return [
      ...(missing.length > 0 ? [`${file} lacks ${missing.join(', ')}: add the English`] : []),
      ...(extra.length > 0 ? [`${file} has ${extra.join(', ')}, which the Russian catalogue has not`] : []),
    ]
  })
}

function keysOf(path: string): Set<string> {
  const file = join(panel, path)
  return new Set(existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8'))) : [])
}
