import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { categoryOf, createTree, node, nodes } from './sample.ts'

const row = (name: string | RegExp) =>
  page.getByRole('treeitem', { name: typeof name === 'string' ? new RegExp(`^${name}(,|$)`) : name })
const details = () => page.getByRole('region', { name: 'Выбранная категория' })
const toasts = () => page.getByRole('region', { name: 'Уведомления' })
const menuItem = (name: string | RegExp) => page.getByRole('menuitem', { name })
const names = () =>
  [...document.querySelectorAll<HTMLElement>('[role=treeitem]')]
    .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    .map((item) => item.ariaLabel?.split(',')[0])

async function focusRow(name: string | RegExp) {
  await expect.element(row(name)).toBeVisible()
  row(name).element().focus()
}

async function openMenu(name: string) {
  await row(new RegExp(`^${name}`)).hover()
  await page
    .getByRole('button', { name: `Действия с категорией «${name}»` })
    .first()
    .click()
}

test('R2: F2 renames where the name stands; it is shown at once, and can be undone', async () => {
  const tree = createTree()
  await openPanel('/catalog', { handlers: tree.handlers })
  await focusRow('Фильтры, 1 подкатегория')
  await userEvent.keyboard('{F2}')
  const field = page.getByRole('textbox', { name: 'Новое название категории «Фильтры»' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Ф')
  await expect.element(page.getByText('Название: от 2 до 120 символов')).toBeVisible()
  await field.fill('Фильтры и сетки')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/^Фильтры и сетки/)).toHaveFocus()
  await expect.element(toasts().getByText('Категория называется «Фильтры и сетки»')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Фильтры, 1 подкатегория')).toHaveFocus()
  await userEvent.keyboard('{F2}')
  await field.fill('Другое')
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Фильтры, 1 подкатегория')).toHaveFocus()
  expect(tree.find(2)?.name).toBe('Фильтры')
})

test('R2: a rename by another user asks; a move by another user does not', async () => {
  const tree = createTree()
  const { answer } = await openPanel('/catalog?node=2', { handlers: tree.handlers })
  const versions: number[] = []
  answer(
    on.categories.update(({ id, version, name = '' }) => {
      versions.push(version)
      const stored = tree.find(id) ?? node('2', '')
      return version === stored.version
        ? tree.set(id, { name })
        : { error: { status: 412, message: 'Запись изменилась', current: categoryOf(stored) } }
    }),
  )
  await details().getByRole('button', { name: 'Переименовать' }).click()
  tree.set(2, { position: 2 })
  await details().getByRole('textbox').fill('Фильтры и сетки')
  await userEvent.keyboard('{Enter}')
  await expect.element(row(/^Фильтры и сетки/)).toBeVisible()
  await expect.poll(() => versions).toEqual([1, 2])

  await expect.element(details().getByRole('button', { name: 'Переименовать' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  tree.set(2, { name: 'Фильтры и кольца' })
  await details().getByRole('textbox').fill('Фильтры и прокладки')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Запись изменил другой пользователь' })
  await expect.element(dialog.getByLabelText('Сейчас: Фильтры и кольца')).toBeVisible()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect.element(row(/^Фильтры и прокладки/)).toBeVisible()
})

test('R2: Alt and the arrows move among the siblings, as often as they are pressed', async () => {
  const tree = createTree()
  await openPanel('/catalog', { handlers: tree.handlers })
  await focusRow(/^Масла и жидкости/)
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  await expect.poll(names).toEqual(['Фильтры', 'Выхлоп', 'Масла и жидкости'])
  await expect.element(row(/^Масла и жидкости/)).toHaveFocus()
  await expect
    .poll(() => tree.moves.map(({ position, tree_version }) => [position, tree_version]))
    .toEqual([
      [2, 1],
      [3, 2],
    ])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(toasts().getByText('Уже последняя')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(names).toEqual(['Фильтры', 'Масла и жидкости', 'Выхлоп'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(names).toEqual(['Масла и жидкости', 'Фильтры', 'Выхлоп'])
})

test('Ctrl+X and Ctrl+V move into another category, with everything inside; the way back is in the toast', async () => {
  const tree = createTree()
  await openPanel('/catalog?node=8', { handlers: tree.handlers })
  await focusRow(/^Моторные масла/)
  await userEvent.keyboard('{Control>}x{/Control}')
  await expect.element(page.getByText(/^Перемещаем «Моторные масла»/)).toBeVisible()
  await focusRow('Синтетические масла')
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect
    .element(toasts().getByText('Нельзя переместить категорию в саму себя или в её подкатегорию'))
    .toBeVisible()
  await focusRow(/^Фильтры/)
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.element(toasts().getByText('«Моторные масла» теперь в категории «Фильтры»')).toBeVisible()
  await expect.element(row(/^Моторные масла/)).toHaveAttribute('aria-posinset', '2')
  await expect.element(details().getByRole('link', { name: 'Фильтры' })).toBeVisible()
  expect(tree.find(8)?.path).toBe('2.4.8.')
  await toasts().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => tree.find(8)?.path).toBe('1.4.8.')
})

test('R2: the dialog finds the target by name and explains invalid targets', async () => {
  const tree = createTree()
  await openPanel('/catalog?node=6', { handlers: tree.handlers })
  await details().getByRole('button', { name: 'Переместить…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Переместить «Фильтры салона»' })
  await dialog.getByRole('button', { name: 'Переместить', exact: true }).click()
  await expect.element(dialog.getByText('Выберите, куда переместить')).toBeVisible()
  await dialog.getByRole('combobox').fill('синт')
  await expect
    .element(page.getByText(/· Здесь 3 товара: подкатегории бывают только у категории без товаров$/))
    .toBeVisible()
  await expect.element(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('combobox').fill('щетки')
  await page.getByRole('option', { name: /Щётки и ёмкости/ }).click()
  await dialog.getByRole('button', { name: 'Переместить', exact: true }).click()
  await expect.element(row('Фильтры салона')).toHaveAttribute('aria-level', '4')
  await expect.element(toasts().getByText('«Фильтры салона» теперь в категории «Щётки и ёмкости»')).toBeVisible()
  expect(tree.moves).toEqual([{ id: 6, parent_id: 9, position: 1, tree_version: 1 }])
})

test('R2: a disabled category hides its descendants, and the switch announces it', async () => {
  await openPanel('/catalog?node=1', { handlers: createTree().handlers })
  const control = details().getByRole('switch', { name: /^Включена/ })
  await expect
    .element(details().getByText('Если выключить, покупатели не увидят и всё, что внутри: 2 подкатегории, 5 товаров'))
    .toBeVisible()
  await control.click()
  await expect.element(row(/^Масла и жидкости, Выключена/)).toBeVisible()
  await toasts().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.element(row('Масла и жидкости, 2 подкатегории')).toBeVisible()
  await expect.element(control).toBeChecked()
})

test('a new category is offered the slug of its name, and is selected once it is there', async () => {
  const tree = createTree()
  const sent: unknown[] = []
  const { address } = await openPanel('/catalog?node=2', {
    handlers: [
      ...tree.handlers,
      on.categories.generateTransliteName(({ name }) => ({ slug: name === 'Щётки' ? 'shchetki' : 'x' })),
      on.categoryTree.createNode((body) => {
        sent.push(body)
        const created = node('2.10', body.name, { position: 2 })
        return { node: created, tree_version: tree.change((all) => [...all, created]) }
      }),
    ],
  })
  await details().getByRole('button', { name: 'Подкатегория' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая категория' })
  await expect.element(dialog.getByRole('combobox')).toHaveValue('Фильтры')
  await dialog.getByRole('button', { name: 'Создать категорию' }).click()
  await expect.element(dialog.getByRole('link', { name: 'Название' })).toBeVisible()
  await dialog.getByLabelText('Название').fill('Щётки')
  await expect.element(dialog.getByLabelText(/^Адрес в ссылке/)).toHaveValue('shchetki')
  await dialog.getByRole('button', { name: 'Создать категорию' }).click()
  await expect.poll(address).toBe('/catalog?node=10')
  await expect.element(row('Щётки')).toHaveAttribute('aria-selected', 'true')
  expect(sent).toEqual([{ name: 'Щётки', parent_id: 2 }])
})

test('a deletion asks for the products’ new category; a category with subcategories is not deleted', async () => {
  const tree = createTree()
  const deleted: unknown[] = []
  const { address } = await openPanel('/catalog?node=8', {
    handlers: [
      ...tree.handlers,
      on.categoryTree.deleteNode((params) => {
        deleted.push(params)
        tree.change((all) => all.filter(({ id }) => id !== params.id))
        return undefined
      }),
    ],
  })
  await openMenu('Моторные масла')
  await expect.element(menuItem(/^Удалить категорию/)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Сначала удалите или перенесите подкатегории (2)')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row(/^Моторные масла/)).toHaveFocus()
  await focusRow('Синтетические масла')
  await userEvent.keyboard('{Delete}')
  const dialog = page.getByRole('alertdialog', { name: 'Удалить «Синтетические масла»?' })
  await dialog.getByRole('button', { name: 'Удалить категорию' }).click()
  await expect.element(dialog.getByText('Выберите, куда перенести товары')).toBeVisible()
  await dialog.getByRole('combobox').fill('тормоз')
  await page.getByRole('option', { name: /Тормозные жидкости/ }).click()
  await dialog.getByRole('button', { name: 'Удалить категорию' }).click()
  await expect.element(row('Синтетические масла')).not.toBeInTheDocument()
  await expect.poll(address).toBe('/catalog?node=9')
  await expect.element(row('Щётки и ёмкости')).toHaveFocus()
  expect(deleted).toEqual([{ id: 8, version: 1, move_products_to: 5 }])
})

test('R2: a tree that another user has changed reloads and keeps the position', async () => {
  const tree = createTree()
  await openPanel('/catalog?node=8', { handlers: tree.handlers })
  await focusRow(/^Фильтры/)
  tree.change((all) => all.filter(({ id }) => id !== 9))
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(toasts().getByText(/^Дерево изменил кто-то другой/)).toBeVisible()
  await expect.element(row('Щётки и ёмкости')).not.toBeInTheDocument()
  await expect.poll(() => names().slice(0, 3)).toEqual(['Масла и жидкости', 'Моторные масла', 'Синтетические масла'])
  await expect.element(row('Синтетические масла')).toHaveAttribute('aria-selected', 'true')
  await expect.element(row(/^Фильтры/)).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => names()[0]).toBe('Фильтры')
})

test('R2: a level that comes with a newer tree brings the others up to date', async () => {
  const tree = createTree()
  await openPanel('/catalog', { handlers: tree.handlers })
  await expect.element(row(/^Фильтры/)).toBeVisible()
  tree.change((all) => all.map((item) => (item.id === 3 ? { ...item, name: 'Выхлопная система' } : item)))
  await page.getByRole('button', { name: 'Развернуть «Масла и жидкости»' }).click()
  await expect.element(row(/^Выхлопная система/)).toBeVisible()
})

test('R2: subcategories are put in the order of their names, and back', async () => {
  const tree = createTree(nodes.map((item) => (item.id === 4 ? { ...item, name: 'Ялтинские масла' } : item)))
  await openPanel('/catalog?node=5', { handlers: tree.handlers })
  await openMenu('Масла и жидкости')
  await menuItem('Подкатегории по алфавиту').click()
  await expect.poll(names).toEqual(['Масла и жидкости', 'Тормозные жидкости', 'Ялтинские масла', 'Фильтры', 'Выхлоп'])
  await toasts().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => names()[1]).toBe('Ялтинские масла')
})

test('P7: only allowed actions are offered, and a user without any sees the reason', async () => {
  const { screen } = await openPanel('/catalog?node=2', {
    as: ['category-tree.view', 'category.update'],
    handlers: createTree().handlers,
  })
  await openMenu('Фильтры')
  await expect.element(menuItem(/^Переименовать/)).toBeVisible()
  expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Добавить категорию' })).not.toBeInTheDocument()
  expect(document.querySelector('[role=treeitem][draggable=true]')).toBeNull()
  await screen.unmount()

  await openPanel('/catalog?node=2', { as: ['category-tree.view'], handlers: createTree().handlers })
  await expect.element(details().getByRole('button', { name: 'Только просмотр' })).toBeVisible()
  expect(document.querySelector('button[aria-label^="Действия"]')).toBeNull()
})
