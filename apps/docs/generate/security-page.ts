import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from './page.ts'

const RELATIVE_LINK = /\[([^\]]+)\]\((?!https?:|#)[^)]*\)/g

/** How access is set up: the document of the repository, whose other documents the site lacks. */
export function securityPage(): Page {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/security.md'), 'utf8')
  return { path: 'reference/security.md', title: 'Security', text: text.replaceAll(RELATIVE_LINK, '$1') }
}
