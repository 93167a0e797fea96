import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** Throws unless each catalogue of the panel has the same texts in English as in Russian. */
export function requireEveryLanguage(): void {
  const faults = globSync('apps/admin/src/**/ru.json', { cwd: root }).flatMap((russian) => {
    const english = russian.replace('ru.json', 'en.json')
    const [known, translated] = [keysOf(russian), keysOf(english)]
    return [
      ...[...known].filter((key) => !translated.has(key)).map((key) => `${english}: ${key} is missing`),
      ...[...translated].filter((key) => !known.has(key)).map((key) => `${russian}: ${key} is missing`),
    ]
  })
  if (faults.length > 0) throw new Error(`✗ Texts in one language only:\n${faults.join('\n')}`)
}

function keysOf(file: string): Set<string> {
  return new Set(Object.keys(JSON.parse(readFileSync(join(root, file), 'utf8')) as object))
}
