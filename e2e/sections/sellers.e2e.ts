import { isAccountOf, isInn, isOgrn } from '@admin-panel/sdk/validation'
import type { Page } from '@playwright/test'
import { newAccount, password, unique, type Api } from '../support/api.ts'
import { endSession, expect, heading, signIn, test, toasts } from '../support/fixtures.ts'

// The browser logs refusals as errors; these stories provoke them.
test.use({ refusals: [401, 404, 409, 422] })

const BIK = '044525901'
const CORRESPONDENT = '30101810300000000901'
const pdf = { name: 'Договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const next = (page: Page) => page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
const digits = (length: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte % 10).join('')

/** An unused number with valid check digits. */
function numberOf(start: string, length: number, agrees: (text: string) => boolean): string {
  for (;;) {
    const text = start + digits(length - start.length)
    if (agrees(text)) return text
  }
}

async function move(page: Page, from: string, action: string) {
  await page.getByRole('button', { name: from, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function moveTo(page: Page, from: string, action: string) {
  await move(page, from, action)
  await page.getByRole('button', { name: action }).click()
}

async function fillCompany(page: Page, name: string, inn: string) {
  await field(page, 'Полное наименование').fill(`Общество с ограниченной ответственностью «${name}»`)
  await field(page, 'Краткое наименование').fill(`ООО «${name}»`)
  await field(page, 'Название на витрине').fill(name)
  await field(page, 'ИНН').fill(inn)
  await field(page, 'ОГРН').fill(numberOf('12677', 13, isOgrn))
  await field(page, 'Телефон').fill('9001234567')
  await field(page, 'Эл. почта').fill('polus@example.com')
}

test('a company goes through the steps, its mistakes are named, and it is active once nothing is missing', async ({
  page,
}) => {
  const name = `Полюс ${unique()}`
  const inn = numberOf('7700', 10, isInn)
  const wrong = inn.slice(0, -1) + ((Number(inn.at(-1)) + 1) % 10)
  const account = numberOf('40702810', 20, (text) => isAccountOf(BIK, text))

  await page.goto('/sellers/new')
  await fillCompany(page, name, wrong)
  await expect(field(page, 'ИНН')).toHaveAccessibleDescription('ИНН: проверьте цифры, контрольное число не совпадает')
  await next(page)
  await expect(field(page, 'КПП')).toHaveAccessibleDescription('Пожалуйста, введите КПП')
  await field(page, 'ИНН').fill(inn)
  await field(page, 'КПП').fill('770001001')
  await next(page)

  await expect(page).toHaveURL(/company_id=\d+&step=address$/)
  await field(page, 'Индекс').fill('101000')
  await field(page, 'Регион').fill('Москва')
  await page.getByRole('option', { name: /^Москва/ }).click()
  await field(page, 'Улица').fill('ул. Полевая')
  await field(page, 'Дом').fill('1')
  await next(page)

  await expect(page).toHaveURL(/step=account$/)
  await field(page, 'Банк').fill('АО «Банк Невский Берег»')
  await field(page, 'БИК').fill(BIK)
  await field(page, 'Корр. счёт').fill(CORRESPONDENT)
  await field(page, 'Расчётный счёт').fill(account.slice(0, -1) + ((Number(account.at(-1)) + 1) % 10))
  await expect(field(page, 'Расчётный счёт')).toHaveAccessibleDescription('Расчётный счёт не подходит к БИК')
  await field(page, 'Расчётный счёт').fill(account)
  await next(page)

  await expect(page).toHaveURL(/step=contract$/)
  await field(page, 'Номер').fill(`Е-${unique()}`)
  await field(page, 'Дата подписания').fill('12.01.2026')
  await field(page, 'Дата начала').fill('12.01.2026')
  await page.locator('input[type=file]').setInputFiles(pdf)
  await expect(page.getByRole('button', { name: 'Договор.pdf', exact: true })).toBeVisible()
  await next(page)
  await page.getByRole('link', { name: 'К карточке продавца' }).click()

  await expect(heading(page, name)).toBeVisible()
  await expect(page.getByText('Нет действующего договора')).toBeVisible()
  await moveTo(page, 'Черновик', 'Отправить на проверку')
  await moveTo(page, 'На проверке', 'Активировать')
  await expect(toasts(page).getByText('Для активации не хватает данных')).toBeVisible()
  await expect(toasts(page).getByRole('listitem')).toHaveText(['Нет действующего договора'])
  await page
    .getByRole('button', { name: 'Отмена' })
    .or(page.getByRole('button', { name: 'Закрыть' }))
    .first()
    .click()
  await page.getByRole('link', { name: 'К договорам' }).click()
  await page
    .getByRole('row', { name: /Черновик/ })
    .getByRole('link')
    .click()
  await moveTo(page, 'Черновик', 'Ввести в действие')
  await expect(page.getByText('Договор действует: изменить можно')).toBeVisible()
  await page.getByRole('link', { name }).click()
  await moveTo(page, 'На проверке', 'Активировать')
  await expect(page.getByRole('button', { name: 'Активен', exact: true })).toBeVisible()
})

/** A seller of the demo data with offers on sale and open orders, which no other test changes. */
async function sellerAtWork(admin: Api) {
  const { items } = await admin.companies.list({ status: ['active'], sort: ['-active_offers_count'], per_page: 20 })
  const seller = items.find(({ id, open_orders_count }) => id > 2 && open_orders_count > 1)
  if (!seller) throw new Error('No seller with open orders')
  return seller
}

test('R41: a seller with open orders is paused from the dialog that names them, and comes back', async ({
  page,
  admin,
}) => {
  const { id, trade_name: name } = await sellerAtWork(admin)
  const onSale = async () => (await admin.companies.view({ id })).active_offers_count
  const before = await onSale()

  await page.goto(`/sellers/${id}`)
  await move(page, 'Активен', 'Отключить')
  const dialog = page.getByRole('dialog')
  const orders = dialog.getByRole('listitem').filter({ hasText: 'Незавершённые заказы' })
  const count = (await orders.textContent())?.replaceAll(/\D/g, '') ?? ''
  const list = await page.context().newPage()
  await list.goto((await orders.getByRole('link').getAttribute('href')) ?? '')
  // A page of the list has twenty rows under their heading.
  await expect(list.getByRole('row')).toHaveCount(Math.min(Number(count), 20) + 1)
  await list.close()
  await dialog.getByRole('button', { name: 'Приостановить' }).click()
  await expect(page.getByRole('dialog')).toContainText('Предложения уйдут из продажи')
  await page.getByLabel('Причина').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Приостановить' }).click()
  await expect(page.getByText('Продавец приостановлен: его предложений нет в продаже.')).toBeVisible()
  expect(await onSale()).toBe(0)

  const { items } = await admin.subOrders.list({ company_id: [id], status: ['new', 'confirmed'], per_page: 10 })
  if (items[0]) expect((await admin.subOrders.view({ id: items[0].id })).available_statuses.length).toBeGreaterThan(0)

  await move(page, 'Приостановлен', 'Активировать')
  await page.getByLabel('Комментарий').fill('Нарушения устранены')
  await page.getByRole('dialog').getByRole('button', { name: 'Активировать' }).click()
  await expect(page.getByRole('button', { name: 'Активен', exact: true })).toBeVisible()
  expect(await onSale()).toBe(before)
  await page.getByRole('link', { name: 'История', exact: true }).click()
  const states = page.getByRole('listitem')
  await expect(states.filter({ hasText: 'Нарушения устранены' }).first()).toContainText('Волков А. С.')
  await expect(states.filter({ hasText: 'Приостановлен' }).first()).toBeVisible()
  await expect(heading(page, name)).toBeVisible()
})

test('a second contract of a kind is not put in force, and one past its end is «Истёк»', async ({ page, admin }) => {
  const { items } = await admin.contracts.list({ status: ['active'], type: ['agency'], per_page: 20 })
  const first = items.find(({ company }) => company.id > 2)
  if (!first) throw new Error('No agency contract in force')
  const file = await admin.files.create({
    file: new File([pdf.buffer], pdf.name, { type: pdf.mimeType }),
    entity: 'contract',
  })
  const second = await admin.contracts.create({
    company_id: first.company.id,
    number: `Е-${unique()}`,
    type: 'agency',
    signed_at: '2026-01-12',
    start_date: '2026-01-12',
    file_ids: [file.id],
  })
  await page.goto(`/sellers/contracts/edit/${second.id}`)
  await moveTo(page, 'Черновик', 'Ввести в действие')
  await expect(toasts(page).getByText(`Уже действует договор № ${first.number}`)).toBeVisible()

  const expired = await admin.contracts.list({ status: ['expired'], per_page: 10 })
  await page.goto(`/sellers/contracts/edit/${expired.items[0]?.id}`)
  await expect(page.getByText('Истёк', { exact: true })).toBeVisible()
  await expect(page.getByText('Договор истёк, изменить его нельзя')).toBeVisible()
  await expect(field(page, 'Номер')).not.toBeEditable()
})

test.describe('an account of its own', () => {
  test.use({ as: 'guest' })

  test('the session ends in the middle of a step, and after the next sign-in everything typed is there', async ({
    page,
    admin,
  }) => {
    const { email } = await newAccount(admin, 'administrator')
    await page.goto('/sellers/new')
    await signIn(page, email, password)
    await fillCompany(page, `Прерванный ${unique()}`, '7700001010')
    await field(page, 'КПП').fill('770001001')
    await endSession(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, email, password)
    await expect(page).toHaveURL('/sellers/new')
    await expect(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
    await expect(field(page, 'КПП')).toHaveValue('770001001')
    await expect(field(page, 'Название на витрине')).toHaveValue(/^Прерванный/)
    await expect(field(page, 'Телефон')).toHaveValue('+7 900 123-45-67')
  })
})

test.describe('a seller', () => {
  test.use({ as: 'merchant1' })

  test('P7: sees its own company and no other', async ({ page }) => {
    await page.goto('/sellers')
    await expect(page.getByRole('row', { name: /Автодеталь-Север/ })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Создать продавца' })).toHaveCount(0)
    await page.goto('/sellers/edit/1')
    await expect(page.getByText('Контакты, логотип и описание меняются сразу.')).toBeVisible()
    await expect(field(page, 'Менеджер')).not.toBeEditable()
    await page.goto('/sellers/2')
    await expect(heading(page, 'Страница не найдена')).toBeVisible()
  })
})
