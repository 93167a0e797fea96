import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { more } from './addresses.ts'

const root = join(import.meta.dirname, '../..')
const { screens } = JSON.parse(readFileSync(join(root, 'apps/admin/dist/screens.json'), 'utf8')) as {
  screens: Record<string, { asks: string[] }>
}
const { paths } = parse(readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')) as {
  paths: Record<string, { get?: { parameters?: { name?: string; schema: { items?: { enum?: string[] } } }[] } }>
}

/** The lists that screens ask for first; the oldest rows come first, which other tests did not make. */
const asked = Object.entries(screens).flatMap(([path, { asks }]) => {
  const list = asks.find((ask) => /\{query:.*\bsort\b/.test(ask))
  if (!list || path.includes(':')) return []
  const parameters = paths[list.replace(/^.*@|\?.*$/g, '')]?.get?.parameters ?? []
  const keys = parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? []
  const oldest = ['placed_at', 'created_at', 'updated_at'].find((key) => keys.includes(key))
  return [oldest ? `${path}?sort=${oldest}` : path]
})
const isBeside = (address: string) => asked.some((list) => address.startsWith(`${list.replace(/\?.*/, '')}?tab=`))

/** Every list with a page of its own, and those of its tabs. What it opens with is remembered in the queues, so they stand here. */
export const lists: readonly string[] = [
  ...asked,
  ...more.filter(isBeside),
  '/moderation?sort=created_at',
  '/moderation/brands',
  '/handbooks/brands/unmapped',
]
