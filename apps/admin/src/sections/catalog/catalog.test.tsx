import type { Params, Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

type CategoryNode = Schemas['CategoryNode']

const node = (path: string, name: string, changes: Partial<CategoryNode> = {}): CategoryNode => {
  const ids = path.split('.').map(Number)
  const id = ids.at(-1) ?? 0
  return {
    id,
    parent_id: ids.at(-2) ?? null,
    name,
    slug: `slug-${id}`,
    position: 1,
    depth: ids.length,
    path: `${path}.`,
    is_active: true,
    effective_active: true,
    children_count: 0,
    version: 1,
    ...changes,
  }
}

const nodes = [
  node('1', 'Масла и жидкости', { children_count: 2 }),
  node('2', 'Фильтры', { children_count: 1 }),
  node('3', 'Выхлоп', { children_count: 1, is_active: false, effective_active: false }),
  node('1.4', 'Моторные масла', { children_count: 2 }),
  node('1.5', 'Тормозные жидкости'),
  node('2.6', 'Фильтры салона'),
  node('3.7', 'Глушители', { effective_active: false }),
  node('1.4.8', 'Синтетические масла'),
  node('1.4.9', 'Щётки и ёмкости'),
]

const level = (parent: number | undefined) => nodes.filter(({ parent_id }) => parent_id === (parent ?? null))

function found(q: string) {
  const hits = nodes.filter(({ name }) => name.toLowerCase().replaceAll('ё', 'е').includes(q))
  const ids = new Set(hits.flatMap(({ path }) => path.split('.').map(Number)))
  return nodes.filter(({ id }) => ids.has(id))
}

type Asked = Params<'categoryTree.nodes'>

const answer = ({ parent_id, depth, q }: Asked) => ({
  items: q ? found(q) : depth === 6 ? nodes : level(parent_id),
  tree_version: 1,
})
const tree = on.categoryTree.nodes(answer)

/** As a Russian layout sends it: the driver's own keyboard knows the American one alone. */
function typeRussian(letters: string) {
  for (const key of letters)
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, code: 'KeyA', bubbles: true }))
}

const row = (name: string | RegExp) => page.getByRole('treeitem', { name })
const details = () => page.getByRole('region', { name: 'Выбранная категория' })

test('R2: /catalog shows the roots, and the children of a node when it is opened', async () => {
  const asked: Asked[] = []
  await openPanel('/catalog', { handlers: [on.categoryTree.nodes((params) => (asked.push(params), answer(params)))] })
  await expect.element(row(/^Масла и жидкости/)).toBeVisible()
  expect(asked).toEqual([{}])
  expect(document.title).toBe('Каталог — admin-panel')
  await page.getByRole('button', { name: 'Развернуть «Масла и жидкости»' }).click()
  await expect.element(row('Тормозные жидкости')).toHaveAttribute('aria-level', '2')
  await expect.element(row(/^Масла и жидкости/)).toHaveAttribute('aria-expanded', 'true')
  expect(asked).toEqual([{}, { parent_id: 1 }])
})

test('R2: what is off is marked, and what is off because of a category above it too', async () => {
  await openPanel('/catalog', { handlers: [tree] })
  await expect.element(row('Выхлоп, Выключена, 1 подкатегория')).toBeVisible()
  await page.getByRole('button', { name: 'Развернуть «Выхлоп»' }).click()
  await row('Глушители, Выключена выше').click()
  await expect
    .element(details().getByText('Не видна покупателям: выключена категория «Выхлоп» выше по дереву.'))
    .toBeVisible()
})

test('a link to a node opens the way to it and shows its path and numbers', async () => {
  await openPanel('/catalog?node=8', { handlers: [tree] })
  await expect.element(row('Синтетические масла')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(details().getByRole('link', { name: 'Моторные масла' }))
    .toHaveAttribute('href', '/catalog?node=4')
  await expect.element(details().getByText('slug-8')).toBeVisible()
  await expect.element(details().getByText('3 из 6')).toBeVisible()
})

test('a link to a node that is gone says so', async () => {
  await openPanel('/catalog?node=99', { handlers: [tree] })
  await expect.element(details().getByText('Категория не найдена')).toBeVisible()
})

test('what was open and selected is there again after «Назад»', async () => {
  const { router, address } = await openPanel('/catalog', { handlers: [tree] })
  await page.getByRole('button', { name: 'Развернуть «Масла и жидкости»' }).click()
  await page.getByRole('button', { name: 'Развернуть «Моторные масла»' }).click()
  await row('Щётки и ёмкости').click()
  await expect.poll(address).toBe('/catalog?node=9')
  await router.navigate('/test-nowhere')
  await expect.element(page.getByRole('tree')).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.element(row('Щётки и ёмкости')).toHaveAttribute('aria-selected', 'true')
})

test('the keyboard walks the tree as trees are walked', async () => {
  const { address } = await openPanel('/catalog', { handlers: [tree] })
  await expect.element(row(/^Масла и жидкости/)).toBeVisible()
  await page.getByRole('button', { name: 'Свернуть всё' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(row(/^Масла и жидкости/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/^Моторные масла/)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(row(/^Моторные масла/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row('Тормозные жидкости')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row(/^Масла и жидкости/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(row('Тормозные жидкости')).not.toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(row(/^Выхлоп/)).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(row(/^Масла и жидкости/)).toHaveFocus()
  typeRussian('фил')
  await expect.element(row(/^Фильтры/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/catalog?node=2')
  await expect.element(row(/^Фильтры/)).toHaveFocus()
})

test('the search opens the way to what it finds, highlights it, and «ё» is «е»', async () => {
  const { address } = await openPanel('/catalog', { handlers: [tree] })
  await page.getByRole('searchbox').fill('емк')
  await expect.element(page.getByText('Найдена 1 категория')).toBeVisible()
  await expect.element(row('Щётки и ёмкости')).toBeVisible()
  await expect.element(row(/^Фильтры/)).not.toBeInTheDocument()
  expect(document.querySelector('mark')?.textContent).toBe('ёмк')
  expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('емк')
  await row('Щётки и ёмкости').click()
  await page.getByRole('button', { name: 'Очистить' }).click()
  await expect.element(row(/^Фильтры/)).toBeVisible()
  await expect.element(row('Щётки и ёмкости')).toHaveAttribute('aria-selected', 'true')
})

test('a search without hits offers to drop it', async () => {
  const { address } = await openPanel(`/catalog?q=${encodeURIComponent('телевизор')}`, { handlers: [tree] })
  await expect.element(page.getByText('По запросу «телевизор» нет ни одной категории.')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить поиск' }).click()
  await expect.element(row(/^Фильтры/)).toBeVisible()
  expect(address()).toBe('/catalog')
})

test('a failure stays where it happened and can be tried again', async () => {
  let isDown = true
  const flaky = on.categoryTree.nodes((params) =>
    isDown && params.parent_id ? { error: { status: 500, message: 'Сбой' } } : answer(params),
  )
  await openPanel('/catalog', { handlers: [flaky] })
  await page.getByRole('button', { name: 'Развернуть «Фильтры»' }).click()
  await expect.element(page.getByText('Не загрузилось')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(row('Фильтры салона')).toBeVisible()
})

test('«Обновить» keeps what is open and selected', async () => {
  const changed = nodes.map((item) => (item.id === 4 ? { ...item, name: 'Масла для двигателя' } : item))
  const { answer: replace } = await openPanel('/catalog?node=8', { handlers: [tree] })
  await expect.element(row('Синтетические масла')).toBeVisible()
  replace(
    on.categoryTree.nodes(({ parent_id }) => ({
      items: changed.filter((item) => item.parent_id === (parent_id ?? null)),
      tree_version: 2,
    })),
  )
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.element(row(/^Масла для двигателя/)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(row('Синтетические масла')).toHaveAttribute('aria-selected', 'true')
})

test('ten thousand rows keep a few in the document', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => node(String(index + 1), `Категория ${index + 1}`))
  await openPanel('/catalog', { handlers: [on.categoryTree.nodes({ items: many, tree_version: 1 })] })
  await expect.element(row('Категория 1').first()).toBeVisible()
  expect(document.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)
  await row('Категория 3').last().click()
  await userEvent.keyboard('{End}')
  await expect.element(row('Категория 10000')).toHaveFocus()
})
