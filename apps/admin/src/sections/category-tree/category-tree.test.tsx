import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { answerFrom, createTree, node, nodes } from './sample.ts'

/** Sends a key as a Russian layout reports it: the driver's keyboard knows only the American one. */
function typeRussian(letters: string) {
  for (const key of letters)
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, code: 'KeyA', bubbles: true }))
}

const row = (name: string | RegExp) =>
  page.getByRole('treeitem', { name: typeof name === 'string' ? new RegExp(`^${name}(,|$)`) : name })
const details = () => page.getByRole('region', { name: 'Выбранная категория' })

test('R2: /catalog shows the roots, and the children of a node when it is opened', async () => {
  const { received, handlers } = createTree()
  await openPanel('/catalog', { handlers })
  await expect.element(row(/^Масла и жидкости/)).toBeVisible()
  expect(received).toEqual([{ with_counts: true }])
  expect(document.title).toBe('Каталог — Верстак')
  await page.getByRole('button', { name: 'Развернуть «Масла и жидкости»' }).click()
  await expect.element(row('Тормозные жидкости')).toHaveAttribute('aria-level', '2')
  await expect.element(row(/^Масла и жидкости/)).toHaveAttribute('aria-expanded', 'true')
  expect(received).toEqual([{ with_counts: true }, { parent_id: 1, with_counts: true }])
})

test('R2: disabled categories are marked, and so are the descendants of disabled ones', async () => {
  await openPanel('/catalog', { handlers: createTree().handlers })
  await expect.element(row('Выхлоп, Выключена, 1 подкатегория')).toBeVisible()
  await page.getByRole('button', { name: 'Развернуть «Выхлоп»' }).click()
  await row('Глушители, Выключена выше').click()
  await expect
    .element(details().getByText('Не видна покупателям: выключена категория «Выхлоп» выше по дереву.'))
    .toBeVisible()
})

test('R2: a link to a node opens the way to it by one question, and shows its path and numbers', async () => {
  const { received, handlers } = createTree()
  await openPanel('/catalog?node=8', { handlers })
  await expect.element(row('Синтетические масла')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(details().getByRole('link', { name: 'Моторные масла' }))
    .toHaveAttribute('href', '/catalog?node=4')
  await expect.element(details().getByText('slug-8')).toBeVisible()
  await expect.element(details().getByText('3 из 6')).toBeVisible()
  await expect
    .element(details().getByRole('link', { name: '3', exact: true }))
    .toHaveAttribute('href', '/products?category_id=8')
  await expect
    .element(details().getByRole('link', { name: 'Характеристики, изображение и SEO' }))
    .toHaveAttribute('href', '/handbooks/categories/edit/8')
  expect(received).toEqual([{ node_id: 8, with_counts: true }])
})

test('a link to a deleted node says so', async () => {
  await openPanel('/catalog?node=99', { handlers: createTree().handlers })
  await expect.element(details().getByText('Категория не найдена')).toBeVisible()
})

test('«Назад» restores the expanded and selected nodes', async () => {
  const { router, address } = await openPanel('/catalog', { handlers: createTree().handlers })
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
  const { address } = await openPanel('/catalog', { handlers: createTree().handlers })
  await expect.element(row(/^Масла и жидкости/)).toBeVisible()
  await page.getByRole('button', { name: 'Свернуть всё' }).click()
  await userEvent.keyboard('{Tab}{Tab}')
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

test('the search expands the paths to its matches and highlights them; «ё» equals «е»', async () => {
  const { address } = await openPanel('/catalog', { handlers: createTree().handlers })
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
  const { address } = await openPanel(`/catalog?q=${encodeURIComponent('телевизор')}`, {
    handlers: createTree().handlers,
  })
  await expect.element(page.getByText('По запросу «телевизор» нет ни одной категории.')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить поиск' }).click()
  await expect.element(row(/^Фильтры/)).toBeVisible()
  expect(address()).toBe('/catalog')
})

test('a failure stays where it happened and can be tried again', async () => {
  let isDown = true
  const flaky = on.categoryTree.nodes((params) =>
    isDown && params.parent_id
      ? { error: { status: 500, message: 'Сбой' } }
      : { items: [...(answerFrom(nodes, params) ?? [])], tree_version: 1 },
  )
  await openPanel('/catalog', { handlers: [flaky] })
  await page.getByRole('button', { name: 'Развернуть «Фильтры»' }).click()
  await expect.element(page.getByText('Не загрузилось')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(row('Фильтры салона')).toBeVisible()
})

test('«Обновить» keeps the expanded and selected nodes', async () => {
  const { handlers, set } = createTree()
  await openPanel('/catalog?node=8', { handlers })
  await expect.element(row('Синтетические масла')).toBeVisible()
  set(4, { name: 'Масла для двигателя' })
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
