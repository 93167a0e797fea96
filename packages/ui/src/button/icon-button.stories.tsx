import type { Meta, StoryObj } from '@storybook/react-vite'
import Pencil from 'lucide-react/icons/pencil'
import Settings2 from 'lucide-react/icons/settings-2'
import Trash2 from 'lucide-react/icons/trash'
import { IconButton } from './icon-button.tsx'

export default { component: IconButton } satisfies Meta<typeof IconButton>
type Story = StoryObj<typeof IconButton>

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Изменить">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Настроить вид" variant="secondary" size="md">
        <Settings2 aria-hidden />
      </IconButton>
      <IconButton label="Удалить" disabled>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
}
