import type { Page } from '@playwright/test'
import { expect, heading, menu, test } from '../support/fixtures.ts'

/** Opens an address cold, and again by a reload: the same data each time. */
async function opensCold(page: Page, address: string, shows: () => Promise<void>) {
  await page.goto(address)
  await shows()
  await page.reload()
  await shows()
  await expect(page).toHaveURL(address)
}

test.describe('signed out', () => {
  test.use({ as: 'nobody' })
  const pages = [
    ['/auth/login', 'Вход', 'Войти'],
    ['/auth/forgor', 'Восстановление пароля', 'Отправить ссылку'],
    ['/auth/change-password/some-hash', 'Новый пароль', 'Сохранить пароль'],
    ['/auth/map-test', 'Проверка карт', 'Приблизить'],
  ] as const
  for (const [address, title, button] of pages)
    test(`R1: ${address} opens by its address in the auth layout`, async ({ page }) => {
      await opensCold(page, address, async () => {
        await expect(heading(page, title)).toBeVisible()
        await expect(page.getByRole('button', { name: button })).toBeVisible()
        await expect(menu(page)).toHaveCount(0)
      })
    })

  test('R1: /auth/forgor/success opens by its address after a reset request', async ({ page }) => {
    await page.goto('/auth/forgor')
    await page.getByLabel('Эл. почта').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Отправить ссылку' }).click()
    await expect(page).toHaveURL('/auth/forgor/success')
    await opensCold(page, '/auth/forgor/success', async () => {
      await expect(heading(page, 'Проверьте почту')).toBeVisible()
      await expect(page.getByText('somebody@example.com')).toBeVisible()
    })
  })

  test('R1: an unknown address under /auth has the auth layout too', async ({ page }) => {
    await opensCold(page, '/auth/unknown', async () => {
      await expect(heading(page, 'Страница не найдена')).toBeVisible()
      await expect(menu(page)).toHaveCount(0)
    })
  })
})

for (const [rule, path, id, title] of [
  ['R8', '/warehouse', 1, 'Магазины и склады'],
  ['R9', '/pickup', 6, 'Сервисные центры и ПВЗ'],
] as const) {
  test(`${rule}: ${path} opens by its address`, async ({ page }) => {
    await opensCold(page, path, async () => {
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('row').nth(15)).toBeVisible()
    })
  })

  test(`${rule}: ${path}/{id} opens by its address`, async ({ page, admin }) => {
    const { name, code } = await admin.storePoints.view({ id })
    await opensCold(page, `${path}/${id}`, async () => {
      await expect(heading(page, name)).toBeVisible()
      await expect(page.getByText(code, { exact: true })).toBeVisible()
    })
  })

  test(`${rule}: ${path}/edit/{id} opens by its address`, async ({ page, admin }) => {
    await showsRecord(page, `${path}/edit/${id}`, 'Название', (await admin.storePoints.view({ id })).name)
  })
}

test('R10: /moderation opens by its address', async ({ page }) => {
  await opensCold(page, '/moderation', async () => {
    await expect(heading(page, 'Заявки')).toBeVisible()
    await expect(page.getByRole('row', { name: /М-000/ }).first()).toBeVisible()
  })
})

test('R10: /moderation/{id} opens by its address', async ({ page }) => {
  await opensCold(page, '/moderation/101', async () => {
    await expect(heading(page, 'Заявка М-000101')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Автодеталь-Север' })).toBeVisible()
  })
})

test('R11: /handbooks opens by its address', async ({ page }) => {
  await opensCold(page, '/handbooks', async () => {
    await expect(heading(page, 'Справочники')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Причины' })).toContainText(/Всего\s*[1-9]/)
  })
})

test('R18: /handbooks/reasons opens by its address', async ({ page }) => {
  await opensCold(page, '/handbooks/reasons', async () => {
    await expect(heading(page, 'Причины')).toBeVisible()
    await expect(page.getByRole('row').nth(20)).toBeVisible()
  })
})

test('R14: /handbooks/car-brands opens by its address', async ({ page }) => {
  await opensCold(page, '/handbooks/car-brands', async () => {
    await expect(heading(page, 'Марки автомобилей')).toBeVisible()
    await expect(page.getByRole('row', { name: /LADA/ })).toBeVisible()
  })
})

test('R16: /handbooks/cities opens by its address', async ({ page }) => {
  await opensCold(page, '/handbooks/cities', async () => {
    await expect(heading(page, 'Города')).toBeVisible()
    await expect(page.getByRole('row', { name: /Барнаул/ })).toBeVisible()
  })
})

test('R17: /handbooks/commissions opens by its address', async ({ page }) => {
  await opensCold(page, '/handbooks/commissions', async () => {
    await expect(heading(page, 'Комиссии')).toBeVisible()
    await expect(page.getByRole('row').nth(10)).toBeVisible()
  })
})

test('R22: /users opens by its address', async ({ page }) => {
  await opensCold(page, '/users', async () => {
    await expect(heading(page, 'Пользователи')).toBeVisible()
    await expect(page.getByRole('row').nth(20)).toBeVisible()
  })
})

test('R23: /roles opens by its address', async ({ page }) => {
  await opensCold(page, '/roles', async () => {
    await expect(heading(page, 'Роли')).toBeVisible()
    await expect(page.getByRole('row', { name: /content-manager/ })).toBeVisible()
  })
})

test('R14: /handbooks/car-brands/{id} opens by its address', async ({ page, admin }) => {
  await showsRecord(page, '/handbooks/car-brands/3', 'Название', (await admin.carBrands.view({ id: 3 })).name)
})

test('R16: /handbooks/cities/edit/{id} opens by its address', async ({ page, admin }) => {
  await showsRecord(page, '/handbooks/cities/edit/3', 'Где', (await admin.cities.view({ id: 3 })).name_in)
})

test('R18: /handbooks/reasons/edit/{id} opens by its address', async ({ page, admin }) => {
  await showsRecord(page, '/handbooks/reasons/edit/3', 'Название', (await admin.operationReasons.view({ id: 3 })).name)
})

test('R22: /users/edit/{id} opens by its address', async ({ page, admin }) => {
  await showsRecord(page, '/users/edit/3', 'Эл. почта', (await admin.users.view({ id: 3 })).email)
})

test('R23: /roles/edit/{id} opens by its address', async ({ page, admin }) => {
  await showsRecord(page, '/roles/edit/3', 'Название', (await admin.roles.view({ id: 3 })).name)
})

async function showsRecord(page: Page, address: string, label: string, value: string) {
  await opensCold(page, address, async () => {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  })
}
