import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recorded, type RecordedScreen } from './record.ts'

/** Sections without a list that could name them. */
const SECTIONS: Readonly<Record<string, string>> = {
  auth: 'Вход',
  settings: 'Перенаправления',
  nowhere: 'Прочее',
  test: 'Прочее',
}

const STATES = [
  ['Empty', 'Пусто', 'empty'],
  ['Loading', 'Загрузка', 'loading'],
  ['Failed', 'Ошибка', 'failed'],
] as const

const ROLES = [
  ['ReadOnly', 'Только просмотр', 'viewer'],
  ['AsMerchant', 'Как продавец', 'merchant'],
  ['AsModerator', 'Как модератор', 'moderator'],
  ['AsContent', 'Как контент-менеджер', 'content'],
  ['AsOrders', 'Как оператор заказов', 'orders'],
  ['AsFinance', 'Как финансист', 'finance'],
  ['AsLog', 'Только с журналом', 'log'],
  ['AsNobody', 'Без прав', 'nothing'],
] as const

/** Writes one file of stories for each screen, and returns the number of stories. */
export function writeStories(screens: readonly RecordedScreen[]): number {
  const titles = screens.map((screen) => titleOf(screen, screens))
  const counts = screens.map((screen, index) => {
    const title = titles[index] ?? ''
    const more = titles.filter((other) => other === title).length > 1 ? wordsOf(screen.address) : ''
    const { text, count } = storiesOf(screen, more === '' ? title : `${title} (${more})`)
    writeFileSync(join(recorded, `${slugOf(screen.address)}.stories.tsx`), text)
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The states of a screen that asks for data, and what each role sees of one that is closed. */
export function storiesOf({ address, hasData, isPublic }: RecordedScreen, title: string) {
  const stories = [
    `export const Full = { name: 'Как есть' }`,
    ...(hasData ? STATES.map(([id, name, state]) => story(id, name, { state })) : []),
    ...(isPublic ? [] : ROLES.map(([id, name, role]) => story(id, name, { role }))),
  ]
  const meta = {
    title,
    id: `screen-${slugOf(address)}`,
    // Screens share one client, so a page shows only one of them; a test of each would take an hour.
    tags: ['!autodocs', '!test'],
    parameters: { layout: 'fullscreen' },
    args: { address, ...(isPublic && { role: 'guest' }) },
  }
  const text = `import { RecordedScreen } from '../../apps/admin/src/test/recorded-screen.tsx'

export default ${literalOf(meta).slice(0, -2)},
  component: RecordedScreen
}

${stories.join('\n')}
`
  return { text, count: stories.length }
}

function story(id: string, name: string, args: Readonly<Record<string, string>>) {
  return `export const ${id} = { name: '${name}', args: ${literalOf(args)} }`
}

/** Storybook reads the files without running them, and overlooks keys in quotes. */
function literalOf(value: object) {
  return JSON.stringify(value, null, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:')
}

/** A slash in a title would begin a folder. */
function titleOf({ address, title }: RecordedScreen, screens: readonly RecordedScreen[]) {
  const [, segment = ''] = address.split(/[/?]/)
  const section = SECTIONS[segment] ?? screens.find((screen) => screen.address === `/${segment}`)?.title ?? 'Прочее'
  return `${section}/${title.replaceAll('/', '∕')}`
}

function wordsOf(address: string) {
  return address.split(/[/?]/).slice(2).join(' · ')
}

/** The name of a recorded screen, by its address. */
export function slugOf(address: string) {
  return address.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'overview'
}
