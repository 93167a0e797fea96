import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { expect, heading } from './fixtures.ts'

/** The button of the account, which stands for a session. */
export const account = (page: Page) => page.getByRole('button', { name: /^Учётная запись/ })

export async function openSecurity(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Пароль и сеансы' }).click()
}

export async function signOut(page: Page) {
  await page.keyboard.press('Escape')
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect(heading(page, 'Вход')).toBeVisible()
}

const STEP = 30_000

/** A code of so many steps from now: three in turn are accepted, each once, without a wait between them. */
export const codeOf = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor((Date.now() + steps * STEP) / 1000) })
