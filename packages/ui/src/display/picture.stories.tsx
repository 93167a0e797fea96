import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from './picture.tsx'

export default { title: 'picture' } satisfies Meta
type Story = StoryObj

const part = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#64748b"/><circle cx="2" cy="1.5" r="1" fill="white"/></svg>')}`
const unreadable = 'data:image/png;base64,AAAA'

const sizes = ['size-40 rounded-lg', 'size-24 rounded-lg', 'size-7 rounded-sm']

export const ReadAndUnread: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {[part, unreadable].map((src) => (
        <div key={src} className="flex items-end gap-4">
          {sizes.map((size) => (
            <Picture
              key={size}
              src={src}
              alt="Фото 1: колодки"
              className={`${size} border border-line bg-white object-contain`}
            />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const sign of await canvas.findAllByRole('img', { name: 'Фото 1: колодки — изображение недоступно' }))
      await expect(sign).toBeVisible()
  },
}
