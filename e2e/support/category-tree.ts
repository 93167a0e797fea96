import type { Locator, Page } from '@playwright/test'
import type { Result } from '@admin-panel/sdk'
import type { Api } from './api.ts'

export const row = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) })
export const details = (page: Page) => page.getByRole('region', { name: 'Выбранная категория' })
export const namesOf = (page: Page) =>
  page.getByRole('treeitem').evaluateAll((rows) => rows.map((item) => item.ariaLabel?.split(',')[0] ?? ''))

export async function make(admin: Api, ...names: string[]) {
  const nodes: Result<'categoryTree.createNode'>['node'][] = []
  for (const name of names) {
    const parent_id: number | null = nodes.at(-1)?.id ?? null
    nodes.push((await admin.categoryTree.createNode({ name, parent_id })).node)
  }
  return nodes
}

export async function find(admin: Api, name: string) {
  const { items } = await admin.categoryTree.nodes({ q: name, with_counts: true })
  const node = items.find((item) => item.name === name)
  if (!node) throw new Error(`No category ${name}`)
  return node
}

/** Drags a row by its name over another: above its middle, into it, or below. */
export async function dragOver(page: Page, from: Locator, to: Locator, part = 0.5) {
  await from.hover({ position: { x: 120, y: 18 } })
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 2 })
  await holdOver(page, to, part)
}

export async function holdOver(page: Page, to: Locator, part = 0.5) {
  await to.scrollIntoViewIfNeeded()
  const { x, y, height } = (await to.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  // The browser reports only the second move over a place.
  for (const step of [0, 1, 0]) await page.mouse.move(x + 150 + step, y + height * part, { steps: 4 })
}
