import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

type Catalogue = Readonly<Record<string, unknown>>

const RUSSIAN = 'apps/admin/src/text/contract/ru.json'
const ENGLISH = 'apps/admin/src/text/contract/en.json'

const read = (file: string): Catalogue => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * Brings the English catalogue beside the generated Russian one up to date: texts that the contract no longer has
 * are removed, and new ones take the English of the same Russian text, or that of `words`.
 */
export function followRussian(words: Readonly<Record<string, string>>): void {
  const [texts, present] = [read(RUSSIAN), read(ENGLISH)]
  const translated = Object.entries(texts).filter(([key]) => key in present)
  const englishByText = new Map(translated.map(([key, text]) => [text, present[key]]))
  const remaining = Object.entries(present).filter(([key]) => key in texts)
  const added = Object.entries(texts).flatMap(([key, text]) =>
    key in present ? [] : [[key, englishByText.get(text) ?? words[String(text)] ?? text]],
  )
  writeFileSync(join(root, ENGLISH), `${JSON.stringify(Object.fromEntries([...remaining, ...added]), null, 2)}\n`)
}
