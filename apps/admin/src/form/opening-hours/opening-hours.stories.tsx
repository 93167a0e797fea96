import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpeningState } from './opening-state.tsx'

const workday = [
  { from: '09:00', to: '13:00' },
  { from: '14:00', to: '18:00' },
]
const always = [{ from: '00:00', to: '24:00' }]
const shop = [workday, workday, workday, workday, workday, [], []]

export default {
  title: 'Часы работы',
  component: OpeningState,
  args: { hours: shop, worksOnHolidays: false, timeZone: 'Asia/Omsk', now: new Date('2026-11-16T05:00:00Z') },
} satisfies Meta<typeof OpeningState>
type Story = StoryObj<typeof OpeningState>

const says = (text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text)).toBeVisible()
  },
})

export const Open: Story = says('Открыто до 13:00 (UTC+6)')
export const InTheBreak: Story = {
  args: { now: new Date('2026-11-16T07:30:00Z') },
  ...says('Закрыто, откроется в 14:00 (UTC+6)'),
}
export const Evening: Story = {
  args: { now: new Date('2026-11-16T13:00:00Z') },
  ...says('Закрыто, откроется завтра в 09:00 (UTC+6)'),
}
export const Weekend: Story = {
  args: { now: new Date('2026-11-20T13:00:00Z') },
  ...says('Закрыто, откроется пн в 09:00 (UTC+6)'),
}
export const Holidays: Story = {
  args: { now: new Date('2026-12-31T13:00:00Z') },
  ...says('Закрыто, откроется 11 янв. в 09:00 (UTC+6)'),
}
export const RoundTheClock: Story = {
  args: { hours: shop.map(() => always), worksOnHolidays: true },
  ...says('Круглосуточно'),
}
export const Never: Story = { args: { hours: shop.map(() => []) }, ...says('Не работает') }
