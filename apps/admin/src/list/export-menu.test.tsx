import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

test('An export shows its number of rows and the received bytes until the file is complete', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  await openPanel('/users', {
    handlers: [
      on.users.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }),
      on.users.export(() => new Response(readable, { headers: { 'x-row-count': '1342' } })),
    ],
  })
  await userEvent.click(page.getByRole('button', { name: 'Выгрузить' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'CSV — для таблиц' }))
  const progress = page.getByText(/1342 строки, получено/)
  await expect.element(progress).toBeVisible()
  await writer.write(new Uint8Array(3000))
  await expect.element(page.getByText('1342 строки, получено 3 КБ')).toBeVisible()
  await writer.close()
  await expect.element(progress).not.toBeInTheDocument()
})
