import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { FileUpload, type UploadedFile } from './file-upload.tsx'
import type { Guide } from '#test/guide.ts'

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/><circle cx="2" cy="1.5" r="1" fill="white"/></svg>`)}`

const file = new File([], 'IMG_2042.webp', { type: 'image/webp' })

const photos: UploadedFile[] = [
  { id: 'a', url: picture('#64748b'), name: 'колодки-спереди.jpg', size: 284_000, state: 'done' },
  {
    id: 'b',
    url: picture('#0f766e'),
    name: 'Упаковка производителя с голограммой и артикулом, вид сбоку (окончательный вариант).png',
    size: 1_904_000,
    state: 'done',
  },
  { id: 'c', url: picture('#a16207'), name: 'IMG_2041.webp', size: 3_400_000, state: 'uploading' },
  { id: 'd', url: picture('#9f1239'), name: 'IMG_2042.webp', size: 9_100_000, state: 'failed', file },
]
const documents: UploadedFile[] = [
  { id: 'a', url: '#', name: 'Договор поставки № 1243.pdf', size: 284_000, state: 'done' },
  { id: 'b', url: '#', name: 'Приложение 2.pdf', size: 1_904_000, state: 'uploading' },
  {
    id: 'c',
    url: '#',
    name: 'Сертификат соответствия на тормозные системы и их составные части, действует до 31.12.2029.pdf',
    size: 904_000,
    state: 'failed',
    file,
    reason: 'Хранилище не отвечает. Повторите через минуту',
  },
]

/** The upload of the story never fails, and takes a second. */
async function upload(file: File, { onProgress }: { onProgress: (share: number) => void }) {
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    onProgress(share)
  }
  const url = URL.createObjectURL(file)
  return { id: url, url }
}

function Files({ initial, variant = 'tiles' }: { initial: readonly UploadedFile[]; variant?: 'tiles' | 'list' }) {
  const [files, setFiles] = useState(initial)
  return (
    <FileUpload
      label={variant === 'tiles' ? 'Фотографии товара' : 'Документы'}
      variant={variant}
      files={files}
      onFilesChange={setFiles}
      accept={variant === 'tiles' ? 'image/jpeg,image/png,image/webp' : 'application/pdf'}
      maxBytes={10 * 1024 ** 2}
      max={10}
      upload={upload}
    />
  )
}

export default {
  title: 'Ввод/FileUpload',
  subcomponents: { FileUpload },
  parameters: {
    guide: {
      use: 'Фотографии и документы записи: загружаются сразу, по несколько, с ходом.',
      access: {
        focus: 'кнопка, затем плитки и их кнопки',
        role: 'group, ход и перестановки звучат из status, отказы — alert',
        give: 'label: что загружают',
      },
      keys: { 'Enter, Пробел': 'выбирает файлы', 'Пробел на плитке': 'берёт и ставит', '← →': 'двигают взятую плитку' },
      do: ['tiles для картинок, у которых есть порядок; list для документов', 'Неудачную загрузку можно повторить'],
      dont: ['Не теряйте загруженное при ошибке сохранения'],
      screens: { 'products-edit-1001': 'Изменение товара' },
    } satisfies Guide,
  },
  component: Files,
  args: { initial: photos },
} satisfies Meta<typeof Files>
type Story = StoryObj<typeof Files>

export const Photos: Story = {
  name: 'Фотографии',
}
export const Documents: Story = {
  name: 'Документы',
  args: { initial: documents, variant: 'list' },
}
export const Empty: Story = {
  name: 'Пусто',
  args: { initial: [] },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Убрать «колодки-спереди.jpg»' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('колодки-спереди.jpg')
    await expect(canvas.getByRole('button', { name: 'Убрать «колодки-спереди.jpg»' })).toHaveFocus()
  },
}
