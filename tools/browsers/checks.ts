import { addresses } from '../../e2e/support/addresses.ts'
import type { Driver } from './driver.ts'
import { click, drag, element, fill, waitUntil } from './panel.ts'

export interface Check {
  readonly name: string
  run(driver: Driver, origin: string): Promise<void>
}

const PASSWORD = 'demo-password-2026'
const MOVED = '«Шины и диски» теперь в категории «Трансмиссия»'

const shows = (text: string | RegExp) =>
  typeof text === 'string'
    ? `(document.body.innerText + [...document.querySelectorAll('input, textarea')].map((field) => field.value)).includes(${JSON.stringify(text)})`
    : `${text}.test(document.body.innerText)`

const signIn: Check = {
  name: 'sign-in',
  async run(driver, origin) {
    await driver.goto(`${origin}/auth/login`)
    await fill(driver, element('[name=email]'), 'admin@example.com')
    await fill(driver, element('[name=password]'), PASSWORD)
    await click(driver, element('button[type=submit]'))
    await waitUntil(driver, `!location.pathname.startsWith('/auth/') && localStorage.getItem('token')`, 'Not signed in')
  },
}

/** The pages without a session come first, since a signed-in user is redirected from them. */
const publicAddresses: readonly Check[] = [
  ['/auth/login', 'Вход'],
  ['/auth/forgor', 'Восстановление пароля'],
  ['/auth/forgor/success', 'Восстановление пароля'],
  ['/auth/change-password/none', 'Новый пароль'],
  ['/auth/map-test', 'Проверка карт'],
].map(([address = '', title = '']) => opens(address, title))

function opens(address: string, heading: string, text: string | RegExp = heading): Check {
  return {
    name: address,
    async run(driver, origin) {
      await driver.goto(`${origin}${address}`)
      await waitUntil(driver, element('h1', heading), `No heading «${heading}»`)
      await waitUntil(driver, shows(text), `«${String(text)}» is not shown`)
    },
  }
}

const row = (name: string) =>
  `[...document.querySelectorAll('[role=treeitem]')].find((one) => one.textContent.includes('${name}'))`

const move: Check = {
  name: 'drag',
  async run(driver, origin) {
    await driver.goto(`${origin}/catalog`)
    await waitUntil(driver, row('Трансмиссия'), 'No tree')
    await drag(driver, row('Шины и диски'), row('Трансмиссия'))
    await waitUntil(driver, shows(MOVED), 'Nothing was moved')
  },
}

const form: Check = {
  name: 'form',
  async run(driver, origin) {
    await driver.goto(`${origin}/handbooks/reasons/edit/1`)
    await fill(driver, element('[name=name]'), 'Товар закончился на складе')
    await click(driver, element('button', 'Сохранить'))
    await waitUntil(driver, `!${element('button', 'Сохранить')}`, 'Not saved')
    await opens('/handbooks/reasons', 'Причины', 'Товар закончился на складе').run(driver, origin)
  },
}

const sheet: Check = {
  name: 'sheet',
  async run(driver, origin) {
    await driver.goto(`${origin}/products/1001?tab=offers`)
    const cell = `document.querySelectorAll('[role=grid] [role=row]:nth-child(1) [role=gridcell]')[1]`
    await click(driver, cell)
    await driver.type('700\n')
    await waitUntil(driver, `${cell}.textContent.includes('700')`, 'The cell did not take the price')
    await click(driver, element('button', 'Сохранить'))
    await waitUntil(driver, `!${element('button', 'Сохранить')}`, 'Not saved')
  },
}

export const checks: readonly Check[] = [
  ...publicAddresses,
  signIn,
  ...addresses.map(([, address, heading, text]) => opens(address, heading, text)),
  sheet,
  form,
  move,
]
