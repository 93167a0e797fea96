import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { errorPage } from './error-page.ts'
import { llms } from './llms.ts'
import { operationPages } from './operation-pages.ts'
import type { Page } from './page.ts'
import { typePages } from './type-pages.ts'

// The reference and the texts for language models are made from the sources of the packages before each build.
const root = join(import.meta.dirname, '../pages')

rmSync(join(root, 'reference'), { recursive: true, force: true })
const reference = [errorPage(), ...operationPages(), ...typePages()]
for (const { path, text } of reference) write(path, text)
const { list, full } = llms([...guides(), ...reference])
write('public/llms.txt', list)
write('public/llms-full.txt', full)
const contract = fileURLToPath(import.meta.resolve('@admin-panel/openapi/openapi.yaml'))
write('public/openapi.json', JSON.stringify(parse(readFileSync(contract, 'utf8'), { maxAliasCount: -1 })))

function write(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function guides(): Page[] {
  return globSync('{start,guides}/*.md', { cwd: root }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, title: /^# (.*)$/m.exec(text)?.[1] ?? path, text }
  })
}
