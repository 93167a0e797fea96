import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

type Catalogue = Readonly<Record<string, unknown>>

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue

/**
 * Brings the English catalogues that stand beside generated Russian ones up to date: what is gone goes, and what is new
 * takes the English of the same Russian text, or what `words` says.
 */
export function followRussian(words: Readonly<Record<string, string>>): void {
  for (const russian of globSync('apps/admin/src/text/{enums,fields,vocabulary}/ru.json', { cwd: root })) {
    const english = russian.replace('ru.json', 'en.json')
    const [texts, present] = [read(russian), read(english)]
    const known = new Map(Object.entries(texts).map(([key, text]) => [text, present[key]]))
    const kept = Object.entries(present).filter(([key]) => key in texts)
    const added = Object.entries(texts).flatMap(([key, text]) =>
      key in present ? [] : [[key, known.get(text) ?? words[String(text)] ?? text]],
    )
    if (added.length === 0 && kept.length === Object.keys(present).length) continue
    writeFileSync(join(root, english), `${JSON.stringify(Object.fromEntries([...kept, ...added]), null, 2)}\n`)
  }
}
