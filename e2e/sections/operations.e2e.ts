import { readFile } from 'node:fs/promises'
import { unique } from '../support/api.ts'
import { expect, heading, test } from '../support/fixtures.ts'

test('A proposal of an observer waits in the bell of an administrator, who confirms it and sees it done', async ({
  page,
  apis,
  admin,
}) => {
  const name = `Проба ${unique()}`
  const { id, version } = await admin.brands.create({ name, kind: 'aftermarket' })
  const viewer = await apis('viewer')
  const proposal = await viewer.operations.prepare({
    call: 'brands.disableByIds',
    items: [{ id, version }],
    reason: `Дубль бренда ${name}`,
  })

  await page.goto('/operations')
  // The notice comes when the dry run has ended.
  await expect
    .poll(async () => (await admin.operations.view({ id: proposal.id })).status, { timeout: 30_000 })
    .toBe('waiting')
  await page.getByRole('button', { name: /^Уведомления/ }).click()
  const notice = page.getByRole('listitem').filter({ hasText: name })
  await expect(notice).toContainText('Автор: Ёлкин Ф.')
  await notice.getByRole('link', { name: /^Ждёт подтверждения/ }).click()

  await expect(page).toHaveURL(`/operations/${proposal.id}`)
  await expect(heading(page, 'Бренды: выключение списком')).toBeVisible()
  await expect(page.getByText('Предложение ждёт вашего решения')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Выполнена', { exact: true })).toBeVisible()
  expect((await admin.brands.view({ id })).is_active).toBe(false)

  await page.getByRole('link', { name: 'Изменения в журнале' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Волков')
})

test('An export goes on in a closed tab, and its file waits among the operations', async ({ page, context, admin }) => {
  await page.goto('/log')
  await page.getByRole('button', { name: 'Выгрузить' }).click()
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/operation') && response.request().method() === 'POST'),
    page.getByRole('menuitem', { name: /программ/ }).click(),
  ])
  const exports = await admin.operations.list({ mine: true, call: ['auditLog.export'], sort: ['-created_at'] })
  const { id = 0, total } = exports.items[0] ?? {}
  await page.close()
  await expect.poll(async () => (await admin.operations.view({ id })).status, { timeout: 60_000 }).toBe('done')

  const later = await context.newPage()
  await later.goto(`/operations/${id}`)
  const [file] = await Promise.all([
    later.waitForEvent('download'),
    later
      .getByRole('button', { name: /^Скачать/ })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Журнал изменений .*\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n').length).toBeGreaterThanOrEqual(total ?? 1)
})
