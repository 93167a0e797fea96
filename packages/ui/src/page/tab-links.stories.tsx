import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { TabLink, TabLinks } from './tab-links.tsx'

export default {
  title: 'Навигация/TabLinks',
  component: TabLinks,
  args: {
    children: (
      <>
        <TabLink href="#general" isCurrent>
          Основное
        </TabLink>
        <TabLink href="#abcp">ABCP</TabLink>
        <TabLink href="#tech">TecDoc</TabLink>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Вкладки с адресом: каждую открывают по ссылке.',
      access: {
        focus: 'ссылки по порядку',
        role: 'navigation с именем, открытая — aria-current',
        give: 'aria-label, если рядов вкладок два',
      },
      keys: { 'Tab, Enter': 'открывает вкладку' },
      do: ['Открытая всегда на виду, сколько бы их ни было'],
      dont: ['Не смешивайте с Tabs на одной странице'],
      screens: { 'products-offers': 'Предложения', handbooks: 'Справочники' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TabLinks>
type Story = StoryObj<typeof TabLinks>

export const Playground: Story = { name: 'Площадка' }

/** The current one is in view, however many stand before it. */
export const Narrow: Story = {
  name: 'Узкое место',
  args: {
    className: 'max-w-60',
    children: ['Основное', 'Реквизиты', 'Договоры', 'История изменений'].map((label, index) => (
      <TabLink key={label} href={`#${index}`} isCurrent={index === 3}>
        {label}
      </TabLink>
    )),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation')
    const { right } = row.getBoundingClientRect()
    const last = canvas.getByRole('link', { name: 'История изменений' })
    const isInView = () => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
    await waitFor(isInView)
    // So does a typeface that arrives late.
    row.style.letterSpacing = '2px'
    await waitFor(isInView)
    row.style.letterSpacing = ''
  },
}
