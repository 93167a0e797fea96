import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { TabLink, TabLinks } from './tab-links.tsx'
import { Tabs } from './tabs.tsx'

export default { component: Tabs } satisfies Meta<typeof Tabs>
type Story = StoryObj<typeof Tabs>

const tabs = ['Основное', 'Реквизиты', 'Договоры', 'История изменений'].map((label, index) => ({
  value: String(index),
  label,
  content: <p>{label}: содержимое вкладки.</p>,
}))

export const Panels: Story = {
  args: { label: 'Продавец', tabs, defaultValue: '0' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Реквизиты' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Реквизиты: содержимое вкладки.')).toBeVisible()
  },
}

export const Links: StoryObj = {
  render: () => (
    <TabLinks>
      <TabLink href="#general" isCurrent>
        Основное
      </TabLink>
      <TabLink href="#abcp">ABCP</TabLink>
      <TabLink href="#tech">TecDoc</TabLink>
    </TabLinks>
  ),
}

/** The current one is in view, however many stand before it. */
export const NarrowLinks: StoryObj = {
  render: () => (
    <TabLinks className="max-w-60">
      {tabs.map(({ value, label }, index) => (
        <TabLink key={value} href={`#${value}`} isCurrent={index === tabs.length - 1}>
          {label}
        </TabLink>
      ))}
    </TabLinks>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('navigation').getBoundingClientRect()
    const last = canvas.getByRole('link', { name: 'История изменений' })
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1))
  },
}

export const Narrow: Story = {
  args: { label: 'Продавец', tabs, defaultValue: '1' },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
}
