import { unique } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'

test.describe('synonyms of attributes', () => {
  // The browser logs the refusal of a synonym as an error.
  test.use({ refusals: [422] })

  test('a synonym of another attribute is refused with its name, and the tester finds the attribute', async ({
    page,
    admin,
  }) => {
    const name = `Диаметр ${unique()}`
    const synonym = `Колонка ${unique()}`
    const owner = await admin.attributes.create({ name, type: 'number', unit: 'мм', synonyms: [synonym] })
    const other = await admin.attributes.create({ name: `Прочее ${unique()}`, type: 'string' })

    await page.goto(`/handbooks/attributes/${other.id}/synonyms`)
    await page.getByLabel('Синонимы').fill(`Своё ${unique()}\n${synonym}`)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText(`Синоним «${synonym}» уже у атрибута «${name}»`).first()).toBeVisible()
    expect((await admin.attributes.view({ id: other.id })).synonyms).toEqual([])

    await page.getByLabel('Название колонки').fill(`${name}, мм`)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/handbooks/attributes/${owner.id}`,
    )
  })
})

test('R12: a new attribute has two steps, and a reload loses nothing', async ({ page, admin }) => {
  const name = `Цоколь ${unique()}`
  await page.goto('/handbooks/attributes/create/synonyms')
  await expect(page).toHaveURL('/handbooks/attributes/create')
  await page.getByLabel('Название').fill(name)
  await page.getByLabel('Тип').selectOption('Список')
  await page.getByRole('button', { name: 'Добавить значение' }).click()
  await page.getByRole('textbox', { name: 'Значение' }).fill('H7')
  await page.getByRole('button', { name: 'Дальше: синонимы' }).click()
  await expect(page).toHaveURL('/handbooks/attributes/create/synonyms')
  await page.reload()
  await page.getByLabel('Синонимы').fill(`Тип цоколя ${name}`)
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
  const [attribute] = (await admin.attributes.list({ q: name })).items
  expect(attribute).toMatchObject({ name, values_count: 1, synonyms_count: 1 })
})

test('R13: spellings are added to a brand and untied, and old addresses of tabs redirect to the new ones', async ({
  page,
  admin,
}) => {
  const brand = await admin.brands.create({ name: `Brand ${unique()}`, kind: 'aftermarket' })
  const spelling = `Spelling ${unique()}`
  await page.goto(`/handbooks/brands/${brand.id}?tab=other`)
  await expect(page).toHaveURL(`/handbooks/brands/${brand.id}/other`)
  // The empty list offers it as well.
  await page.getByRole('button', { name: 'Добавить написания' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Написания').fill(spelling)
  await dialog.getByRole('button', { name: 'Добавить написания' }).click()
  await expect(page.getByRole('row', { name: spelling })).toBeVisible()

  await page.getByRole('button', { name: `Отвязать «${spelling}»` }).click()
  await expect(page.getByRole('row', { name: spelling })).toHaveCount(0)
  await page.goto(`/handbooks/brands/unmapped?q=${encodeURIComponent(spelling)}`)
  await page.getByRole('row', { name: spelling }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Связать с брендом' }).first().click()
  await dialog.getByRole('combobox', { name: 'Бренд' }).fill(brand.name)
  await page.getByRole('option', { name: brand.name }).click()
  await dialog.getByRole('button', { name: 'Связать с брендом' }).click()
  await expect(toasts(page).getByText('Связано 1 написание')).toBeVisible()
  expect((await admin.brandAliases.list({ q: spelling })).items[0]).toMatchObject({ brand_id: brand.id })
})

test('R13: a merged brand lives on as a spelling of the other one', async ({ page, admin }) => {
  const from = await admin.brands.create({ name: `From ${unique()}`, kind: 'aftermarket' })
  const into = await admin.brands.create({ name: `Into ${unique()}`, kind: 'aftermarket' })
  await page.goto(`/handbooks/brands/${from.id}`)
  await page.getByRole('button', { name: 'Объединить…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Объединить с брендом' }).fill(into.name)
  await page.getByRole('option', { name: into.name }).click()
  await dialog.getByRole('button', { name: 'Объединить', exact: true }).click()
  await expect(page).toHaveURL(`/handbooks/brands/${into.id}`)
  await expect(heading(page, into.name)).toBeVisible()
  await page.getByRole('link', { name: 'Прочие' }).click()
  await expect(page.getByRole('row', { name: from.name })).toBeVisible()
})
