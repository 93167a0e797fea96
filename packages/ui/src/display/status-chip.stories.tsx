import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from './status-chip.tsx'

export default { component: StatusChip, args: { children: 'Новая' } } satisfies Meta<typeof StatusChip>
type Story = StoryObj<typeof StatusChip>

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusChip>Черновик</StatusChip>
      <StatusChip tone="blue">В обработке</StatusChip>
      <StatusChip tone="green">Активен</StatusChip>
      <StatusChip tone="amber">Ждёт решения</StatusChip>
      <StatusChip tone="red">Заблокирован</StatusChip>
    </div>
  ),
}

export const LongText: Story = {
  render: () => (
    <div className="w-40">
      <StatusChip tone="amber">Ожидает подтверждения от региональной службы доставки</StatusChip>
    </div>
  ),
}
