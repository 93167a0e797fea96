import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changesPage } from './changes-page.ts'
import { errorPage } from './error-page.ts'
import { indexPage } from './index-page.ts'
import { llms } from './llms.ts'
import { operationPages } from './operation-pages.ts'
import type { Page } from './page.ts'
import { partsPage } from './parts-page.ts'
import { permissionPage } from './permission-page.ts'
import { published } from './published.ts'
import { registry } from './registry.ts'
import { securityPage } from './security-page.ts'
import { typePages } from './type-pages.ts'
import { contract } from './wire.ts'

// The reference and the texts for language models are made from the sources of the packages before each build.
const root = join(import.meta.dirname, '../pages')

rmSync(join(root, 'reference'), { recursive: true, force: true })
const reference = [
  indexPage(),
  permissionPage(),
  partsPage(),
  securityPage(),
  errorPage(),
  changesPage(),
  ...operationPages(),
  ...typePages(),
]
for (const { path, text } of reference) write(path, text)
const { list, full } = llms([...guides(), ...reference])
write('public/llms.txt', list)
write('public/llms-full.txt', full)
for (const { path, text } of registry()) write(path, text)
write('public/openapi.json', JSON.stringify(published(contract)))

function write(path: string, text: string) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function guides(): Page[] {
  return globSync('{start,guides,finance}/*.md', { cwd: root }).map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, title: /^# (.*)$/m.exec(text)?.[1] ?? path, text }
  })
}
