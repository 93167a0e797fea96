import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Picture } from './picture.tsx'
import type { Guide } from '#test/guide.ts'

const part = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#64748b"/><circle cx="2" cy="1.5" r="1" fill="white"/></svg>')}`
const unreadable = 'data:image/png;base64,AAAA'

const sizes = ['size-40 rounded-lg', 'size-24 rounded-lg', 'size-7 rounded-sm']

export default {
  title: 'Данные/Picture',
  parameters: {
    guide: {
      use: 'Фотография товара или логотип; файл, который не прочитать, заменяет значок.',
      access: {
        focus: 'не получает',
        role: 'img; с пустым alt скрыта',
        give: 'alt, а пустой — только если имя стоит рядом',
      },
      do: ['alt говорит, что на снимке'],
      dont: ['Не растягивайте: object-contain на белом'],
      screens: { products: 'Товары', 'products-1001': 'Товар' },
    } satisfies Guide,
  },

  component: Picture,
  args: { src: part, alt: 'Фото 1: колодки', className: 'size-40 rounded-lg' },
} satisfies Meta<typeof Picture>
type Story = StoryObj<typeof Picture>

export const Playground: Story = {
  name: 'Площадка',
}

export const ReadAndUnread: Story = {
  name: 'Есть и не прочитано',
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
