import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FileUpload } from '#file-upload/file-upload.tsx'
import { Pagination } from '#data-table/pagination.tsx'
import { SortableList } from '#sortable-list/sortable-list.tsx'
import { english } from './english.ts'
import { TextsProvider } from './texts-provider.tsx'

const parts = (
  <>
    <Pagination page={2} pageSize={20} total={90} onPageChange={() => {}} onPageSizeChange={() => {}} />
    <FileUpload
      label="Photos"
      files={[]}
      onFilesChange={() => {}}
      accept="image/*"
      maxBytes={1024}
      upload={() => Promise.resolve({ id: '1', url: '' })}
    />
    <SortableList label="Order" items={['a', 'b']} itemId={String} itemName={String} onReorder={() => {}} />
  </>
)
const show = (children: ReactNode) => render(<main>{children}</main>)

test('components speak Russian by themselves', async () => {
  const screen = await show(parts)
  for (const name of ['Следующая страница', 'Выбрать файлы', 'В начало'])
    await expect.element(screen.getByRole('button', { name })).toBeInTheDocument()
})

test('components of every family speak the language of the nearest provider', async () => {
  const screen = await show(<TextsProvider texts={english}>{parts}</TextsProvider>)
  for (const name of ['Next page', 'Choose files', 'To the beginning'])
    await expect.element(screen.getByRole('button', { name })).toBeInTheDocument()
})
