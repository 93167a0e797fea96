import { unique } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { details, dragOver, find, holdOver, make, namesOf, row } from '../support/category-tree.ts'
import { expect, test, toasts } from '../support/fixtures.ts'
import { choose, press, pressRussian, tabTo } from '../support/keys.ts'

// Serial: each test would make the tree of the others stale, so tests of other files change no category.
test.describe.configure({ mode: 'default' })
test.use({ as: 'content' })

test('a category is dragged under another one; its products and the log know', async ({ page, admin }) => {
  const filters = await find(admin, 'Масляные фильтры')
  const target = await find(admin, 'Охлаждение')
  const { items } = await admin.products.list({ category_id: [filters.id], per_page: 10 })
  const product = items[0]?.id ?? 0

  await page.goto(`/catalog?node=${filters.id}`)
  await dragOver(page, row(page, 'Масляные фильтры'), row(page, 'Охлаждение'))
  await page.mouse.up()
  await expect(toasts(page).getByText('«Масляные фильтры» теперь в категории «Охлаждение»')).toBeVisible()
  await expect(details(page).getByRole('link', { name: 'Охлаждение' })).toBeVisible()
  await expect(row(page, 'Масляные фильтры')).toBeFocused()
  const { category_path } = await admin.products.view({ id: product })
  expect(category_path.map(({ label }) => label).slice(0, 2)).toEqual(['Охлаждение', 'Масляные фильтры'])
  const log = await admin.auditLog.list({ entity: ['category'], entity_id: filters.id, per_page: 10 })
  expect(log.items[0]).toMatchObject({ event: 'moved' })
  const { changes } = await admin.auditLog.view({ id: log.items[0]?.id ?? 0 })
  expect(changes).toMatchObject({ path: [filters.path, `${target.path}${filters.id}.`] })

  await toasts(page).getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(details(page).getByRole('link', { name: 'Фильтры', exact: true })).toBeVisible()
  await expect
    .poll(() => find(admin, 'Масляные фильтры'))
    .toMatchObject({ path: filters.path, position: filters.position })
})

test('R2: a row is dropped between two, a collapsed branch expands under the mouse, a refused target shows the reason', async ({
  page,
  admin,
}) => {
  const id = unique()
  const [top, first] = await make(admin, `Ветка ${id}`, `Первая ${id}`)
  for (const name of ['Вторая', 'Третья'])
    await admin.categoryTree.createNode({ name: `${name} ${id}`, parent_id: top?.id ?? null })
  const [lone] = await make(admin, `Одна ${id}`)

  await page.goto(`/catalog?node=${lone?.id}`)
  await row(page, `Одна ${id}`).scrollIntoViewIfNeeded()
  await dragOver(page, row(page, `Одна ${id}`), row(page, `Ветка ${id}`))
  // A real hand is never still; the driver is, and then the browser stops sending events.
  await expect(async () => {
    await holdOver(page, row(page, `Ветка ${id}`))
    await expect(row(page, `Первая ${id}`)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await holdOver(page, row(page, `Вторая ${id}`), 0.1)
  await page.mouse.up()
  await expect(toasts(page).getByText(`«Одна ${id}» теперь в категории «Ветка ${id}»`)).toBeVisible()
  await expect
    .poll(async () => (await namesOf(page)).filter((name) => name.endsWith(id)))
    .toEqual([`Ветка ${id}`, `Первая ${id}`, `Одна ${id}`, `Вторая ${id}`, `Третья ${id}`])

  await dragOver(page, row(page, `Ветка ${id}`), row(page, `Первая ${id}`))
  await expect(
    page.getByText('Нельзя переместить категорию в саму себя или в её подкатегорию', { exact: true }),
  ).toBeVisible()
  await page.mouse.up()
  expect((await admin.categoryTree.nodes({ node_id: first?.id ?? 0 })).items).toContainEqual(
    expect.objectContaining({ id: first?.id, parent_id: top?.id }),
  )
})

test('R2: the tree is changed by the keyboard alone', async ({ page, admin }) => {
  const id = unique()
  const [top] = await make(admin, `Клавиши ${id}`)
  await page.goto(`/catalog?node=${top?.id}`)
  const tree = row(page, `Клавиши ${id}`)
  await tabTo(page, tree)

  for (const name of ['Альфа', 'Бета', 'Гамма']) {
    await expect(tree).toBeFocused()
    await page.keyboard.press('Shift+F10')
    await choose(page, 'Добавить подкатегорию')
    await expect(page.getByRole('dialog').getByLabel('Название')).toBeFocused()
    await page.keyboard.type(`${name} ${id}`)
    await page.keyboard.press('Control+Enter')
    await expect(row(page, `${name} ${id}`)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
  }

  await expect(tree).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row(page, `Альфа ${id}`)).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await expect
    .poll(() => namesOf(page).then((names) => names.filter((name) => name.endsWith(id))))
    .toEqual([`Клавиши ${id}`, `Бета ${id}`, `Гамма ${id}`, `Альфа ${id}`])
  await expect(row(page, `Альфа ${id}`)).toBeFocused()

  await pressRussian(page, 'ч', 'X')
  await expect(page.getByText(`Перемещаем «Альфа ${id}»`)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(row(page, `Гамма ${id}`)).toBeFocused()
  await pressRussian(page, 'м', 'V')
  await expect(row(page, `Альфа ${id}`)).toHaveAttribute('aria-level', '3')

  await expect(row(page, `Гамма ${id}`)).toBeFocused()
  await page.keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: `Новое название категории «Гамма ${id}»` })).toBeFocused()
  await page.keyboard.type(`Дельта ${id}`)
  await page.keyboard.press('Enter')
  await expect(row(page, `Дельта ${id}`)).toBeFocused()
  await pressRussian(page, 'я', 'Z')
  await expect(row(page, `Гамма ${id}`)).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await choose(page, 'Выключить')
  await expect(page.getByRole('treeitem', { name: `Гамма ${id}, Выключена` })).toBeFocused()
  await expect(page.getByRole('treeitem', { name: `Альфа ${id}, Выключена выше` })).toBeVisible()

  await page.keyboard.press('ArrowDown')
  await expect(row(page, `Альфа ${id}`)).toBeFocused()
  await page.keyboard.press('Delete')
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Удалить категорию' }))
  await expect(row(page, `Альфа ${id}`)).toHaveCount(0)
  await expect(row(page, `Гамма ${id}`)).toBeFocused()
  const { items } = await admin.categoryTree.nodes({ parent_id: top?.id ?? 0 })
  expect(items.map(({ name, is_active }) => [name, is_active])).toEqual([
    [`Бета ${id}`, true],
    [`Гамма ${id}`, false],
  ])
})

test('a category gets the slug of its name, and is deleted with a place for its products', async ({ page, admin }) => {
  const name = `Щётки стеклоочистителя ${unique()}`
  await page.goto('/catalog')
  const slugs: string[] = []
  for (let count = 0; count < 2; count++) {
    await page.getByRole('button', { name: 'Добавить категорию' }).click()
    const dialog = page.getByRole('dialog', { name: 'Новая категория' })
    await dialog.getByLabel('Название').fill(name)
    const slug = dialog.getByLabel(/^Адрес в ссылке/)
    await expect(slug).toHaveValue(/^shchetki-stekloochistitelia-/)
    slugs.push(await slug.inputValue())
    await dialog.getByRole('button', { name: 'Создать категорию' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(details(page).getByText(slugs.at(-1) ?? '', { exact: true })).toBeVisible()
  }
  expect(slugs[1]).toBe(`${slugs[0]}-2`)

  const [source, target] = (await admin.categoryTree.nodes({ q: name })).items
  const { items } = await admin.products.list({ per_page: 10, status: ['active'] })
  const chosen = items.slice(0, 3).map(({ id, version }) => ({ id, version }))
  const { processed } = await admin.products.moveToCategory({ items: chosen, category_id: source?.id ?? 0 })
  expect(processed).toBe(3)
  await page.goto(`/catalog?node=${source?.id}`)
  await details(page)
    .getByRole('button', { name: /^Действия/ })
    .click()
  await page.getByRole('menuitem', { name: /^Удалить категорию/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('В ней 3 товара')
  await question.getByRole('button', { name: 'Удалить категорию' }).click()
  await expect(question.getByText('Выберите, куда перенести товары')).toBeVisible()
  await question.getByRole('combobox').fill(name)
  await page.getByRole('option').last().click()
  await question.getByRole('button', { name: 'Удалить категорию' }).click()
  await expect(toasts(page).getByText(`Категория «${name}» удалена`)).toBeVisible()
  await expect(row(page, name)).toHaveCount(1)
  await row(page, name).click()
  await expect(details(page)).toContainText('Товары3')
  expect((await admin.products.list({ category_id: [target?.id ?? 0], per_page: 10 })).meta.total).toBe(3)
})

test.describe('as admin@example.com', () => {
  test.use({ as: 'admin' })

  test('R15: a category outranks an inherited attribute and has texts for search engines', async ({ page, admin }) => {
    const root = await admin.categoryTree.createNode({ parent_id: null, name: `Корень ${unique()}` })
    const { node } = await admin.categoryTree.createNode({ parent_id: root.node.id, name: `Лист ${unique()}` })
    const name = `Длина ${unique()}`
    await admin.attributes.create({ name, type: 'number', categories: [{ category_id: root.node.id }] })
    await page.goto(`/handbooks/categories/edit/${node.id}`)
    await page.getByRole('button', { name: `Настроить здесь: ${name}` }).click()
    await page.getByRole('checkbox', { name: 'Обязательная', exact: true }).check()
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(toasts(page).getByText('Сохранено')).toBeVisible()
    expect((await admin.categories.view({ id: node.id })).attributes[0]).toMatchObject({ is_required: true })

    await page.getByRole('link', { name: 'SEO' }).click()
    await page.getByLabel('Заголовок для поиска').fill('Купить')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect
      .poll(async () => (await admin.metaData.view({ entity: 'category', entity_id: node.id })).title)
      .toBe('Купить')
  })
})

test.describe('with another editor', () => {
  test.use({ refusals: [409] })

  test('R2: a stale tree reloads and keeps the expanded nodes, the selection, the scroll position and the focus', async ({
    page,
    admin,
  }) => {
    const id = unique()
    const [top, one] = await make(admin, `Общая ${id}`, `Раз ${id}`)
    const two = (await admin.categoryTree.createNode({ name: `Два ${id}`, parent_id: top?.id ?? null })).node
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.goto(`/catalog?node=${two.id}`)
    await row(page, `Два ${id}`).click()
    const scroller = page.getByRole('tree').locator('..')
    const place = await scroller.evaluate(({ scrollTop }) => scrollTop)
    expect(place).toBeGreaterThan(50)
    await admin.categories.update({ id: one?.id ?? 0, version: one?.version ?? 0, name: `Первая ${id}` })
    await admin.categoryTree.createNode({ name: `Три ${id}`, parent_id: top?.id ?? null })

    await page.keyboard.press('Alt+ArrowUp')
    await expect(toasts(page).getByText(/^Ошибка: Дерево изменил кто-то другой/)).toBeVisible()
    await expect(row(page, `Первая ${id}`)).toBeVisible()
    await expect(row(page, `Три ${id}`)).toBeAttached()
    await expect(row(page, `Два ${id}`)).toHaveAttribute('aria-selected', 'true')
    await expect(row(page, `Два ${id}`)).toBeFocused()
    expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(place)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(toasts(page).getByText(`«Два ${id}»: место 1`)).toBeVisible()
  })
})

for (const theme of ['light', 'dark'] as const)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })

    test('R2: the tree, its menu, its dialogs and its notes have no axe violation', async ({ page }) => {
      await page.goto('/catalog?node=3')
      const node = row(page, 'Масла для легковых автомобилей')
      await node.click()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await violations(page)).toEqual([])

      await page.keyboard.press('Shift+F10')
      await expect(page.getByRole('menu')).toBeVisible()
      expect(await violations(page, '[role=menu]')).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('F2')
      await page.keyboard.type('М')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+X')
      await expect(page.getByText('Перемещаем «Масла для легковых автомобилей»')).toBeVisible()
      expect(await violations(page)).toEqual([])

      for (const name of ['Добавить категорию', 'Переместить…']) {
        await page.getByRole('button', { name }).click()
        await page.getByRole('dialog').getByRole('combobox').click()
        await expect(page.getByRole('option').first()).toBeVisible()
        expect(await violations(page, '[role=listbox]')).toEqual([])
        await page.keyboard.press('Escape')
        expect(await violations(page, '[role=dialog]')).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }

      await page.setViewportSize({ width: 360, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    })
  })

test.describe('as viewer@example.com', () => {
  test.use({ as: 'viewer' })

  test('P7: a read-only user sees the tree and the reason why it cannot be changed', async ({ page }) => {
    await page.goto('/catalog?node=3')
    await row(page, 'Масла для легковых автомобилей').click()
    await expect(page.getByRole('button', { name: 'Добавить категорию' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Действия/ })).toHaveCount(0)
    await page.keyboard.press('F2')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await details(page).getByRole('button', { name: 'Только просмотр' }).click()
    await expect(page.getByText(/^Нужно право/)).toBeVisible()
  })
})
