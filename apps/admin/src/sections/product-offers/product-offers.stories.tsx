import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { on } from '#test/backend.ts'
import { Screen } from '#test/screen.tsx'
import { meta, offer, other, prices } from '#test/sample-offers.ts'

export default {
  title: 'Предложения',
  component: Screen,
  // Screens share one client, so a page shows only one of them.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
} satisfies Meta<typeof Screen>

type Story = StoryObj<typeof Screen>

const list = on.productOffers.list({ items: [offer, other], meta })

export const List: Story = {
  name: 'Список',
  args: { address: '/products/offers', handlers: [list] },
}

export const OfSeller: Story = {
  name: 'Список продавца',
  args: { address: '/products/offers', as: 'merchant', handlers: [list] },
}

export const AsSheet: Story = {
  name: 'Таблица',
  args: { address: '/products/offers?show=sheet', handlers: [list] },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    address: '/products/offers?q=нет таких',
    handlers: [on.productOffers.list({ items: [], meta: { ...meta, total: 0 } })],
  },
}

export const Failed: Story = {
  name: 'Список не загрузился',
  args: { address: '/products/offers', handlers: [on.productOffers.list({ error: { status: 503 } })] },
}

export const Prices: Story = {
  name: 'История цен',
  args: {
    address: '/products/offers?offer=7',
    handlers: [list, on.productOffers.view(offer), on.productOffers.priceHistory(prices)],
  },
  // A modal hides the heading from screen readers.
  play: async () => {
    await within(document.body).findByRole('table', { name: 'История цен' })
  },
}
