import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter.tsx'
import { Segments } from './segments.tsx'

export default { component: Meter, args: { percent: 60, children: '60 %' } } satisfies Meta<typeof Meter>
type Story = StoryObj<typeof Meter>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-2">
      <Meter percent={95}>95 %</Meter>
      <Meter percent={60} tone="amber">
        60 %
      </Meter>
      <Meter percent={0} tone="red">
        просрочено на 2 дн.
      </Meter>
      <Meter percent={30} tone="grey">
        осталось 9 ч
      </Meter>
    </div>
  ),
}

export const Parts: Story = {
  render: () => (
    <Segments
      parts={[
        { id: 1, label: '1000555-1: Новый', tone: 'blue', percent: 17 },
        { id: 2, label: '1000555-2: В пункте выдачи', tone: 'amber', percent: 83 },
        { id: 3, label: '1000555-3: Доставлен', tone: 'green', percent: 100 },
      ]}
    />
  ),
}
