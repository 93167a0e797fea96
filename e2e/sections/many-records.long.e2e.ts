import { Client } from 'pg'
import { unique, type Api } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

const MANY = 2000
const LONG = { timeout: 60_000 }

/** Hidden cards of a brand of their own; two thousand calls would take minutes. */
async function makeCards(admin: Api, db: Client) {
  const { id } = await admin.brands.create({ name: `Много ${unique()}`, kind: 'aftermarket' })
  const { items } = await admin.products.list({ q: 'W9142' })
  await db.query(
    `insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status, created_at)
     select 'Карточка ' || $1 || ' ' || n, 'many-' || $1 || '-' || n, $1 || '-' || n, $1 || n, $1::text::int8, category_id, 300, 90, 90, 80, '22', 'disabled', '2020-01-01'
     from product, generate_series(1, $2::int) n where product.id = $3`,
    [String(id), MANY, items[0]?.id],
  )
  return id
}

/** Lets a running operation rest after one of its batches, as after a failed one, so that a person is in time to stop it. */
async function rest(db: Client) {
  const running = `status = 'running' and done > 0 and total = ${MANY}`
  const later = `update operation set retry_at = now() + interval '1 hour' where ${running} returning id`
  await expect.poll(async () => (await db.query(later)).rowCount, { ...LONG, intervals: [20] }).toBe(1)
}

test('A change of two thousand products outlives its tab: another one shows it, stops it, continues it and undoes it', async ({
  page,
  context,
  admin,
}) => {
  await using db = await connected()
  const brand = await makeCards(admin, db.client)
  const statusCount = async (status: 'active' | 'disabled') =>
    (await admin.products.list({ brand_id: [brand], status: [status] })).meta.total

  await page.goto(`/products?brand_id=${brand}`)
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check()
  await page.getByRole('button', { name: /^Выбрать все 2\s?000 записей по фильтру$/ }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Показать', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText(/^Изменится: 2\s?000, останется как есть: 0$/)).toBeVisible(LONG)
  const resting = rest(db.client)
  await dialog.getByRole('button', { name: /^Изменить 2\s?000 записей$/ }).click()
  await resting
  await page.close()

  const tab = await context.newPage()
  await tab.goto('/')
  await tab.getByRole('button', { name: /^Уведомления/ }).click()
  const bell = tab.getByRole('region', { name: 'Идут сейчас' })
  await expect(bell.getByRole('progressbar')).toBeVisible()
  await bell.getByRole('button', { name: /^Остановить/ }).click()
  await expect(bell.getByText('Остановлена')).toBeVisible()
  await bell.getByRole('link').click()
  const changed = await statusCount('active')
  expect(changed).toBeGreaterThan(0)
  expect(changed).toBeLessThan(MANY)

  await tab.getByRole('button', { name: 'Продолжить' }).click()
  await expect(tab.getByText('Выполнена', { exact: true })).toBeVisible(LONG)
  expect(await statusCount('active')).toBe(MANY)

  await tab.getByRole('button', { name: 'Отменить', exact: true }).click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Отменить операцию' }).click()
  await expect(tab.getByRole('heading', { level: 1, name: /^Отмена операции №/ })).toBeVisible()
  await expect(tab.getByText('Выполнена', { exact: true })).toBeVisible(LONG)
  expect(await statusCount('disabled')).toBe(MANY)
})

/** The database of the server. */
async function connected() {
  const client = new Client(process.env['DATABASE_URL'])
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
