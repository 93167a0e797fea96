import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { FileUpload, UploadedFile } from './file-upload.tsx'
import { subjects } from './test-subjects.tsx'

const photo = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const stored = (name: string): UploadedFile => ({ id: name, url: `/${name}`, name, size: 100, state: 'done' })

const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name })

function transfer(name: string) {
  const data = new DataTransfer()
  data.items.add(photo(name))
  return data
}

/** Uploads that the test completes. */
async function openUpload(Upload: typeof FileUpload, initial: readonly UploadedFile[] = [], max = 3) {
  const uploads = new Map<
    string,
    { end: () => void; fail: () => void; progress: (share: number) => void; signal: AbortSignal }
  >()
  function Owner() {
    const [files, setFiles] = useState(initial)
    return (
      <>
        <Upload
          label="Фото"
          files={files}
          onFilesChange={setFiles}
          accept="image/png,.pdf"
          maxBytes={1024}
          max={max}
          upload={(file, { onProgress, signal }) =>
            new Promise((resolve, reject) => {
              uploads.set(file.name, {
                end: () => resolve({ id: `stored-${file.name}`, url: `/${file.name}` }),
                fail: () => reject(new Error('503')),
                progress: onProgress,
                signal,
              })
            })
          }
        />
        <p>Итог: {files.map(({ id, state }) => (state === 'done' ? id : state)).join(' ')}</p>
      </>
    )
  }
  await render(<Owner />)
  return (name: string) => uploads.get(name)
}

async function choose(...files: File[]) {
  const input = document.querySelector('input')
  if (input) await userEvent.upload(input, files)
}
const result = () => expect.element(page.getByText(/^Итог/))

describe.each(subjects)('%s', (_, Upload) => {
  test('a file goes up at once, shows how far it is, and becomes the stored one', async () => {
    const upload = await openUpload(Upload)
    await choose(photo('a.png'))
    await result().toHaveTextContent('Итог: uploading')
    await expect.element(page.getByRole('status')).toHaveTextContent('Загружается файлов: 1')
    const bar = page.getByRole('progressbar', { name: 'Загружается «a.png»' })
    await expect.element(bar).not.toHaveAttribute('aria-valuenow')
    upload('a.png')?.progress(0.4)
    await expect.element(bar).toHaveAttribute('aria-valuenow', '40')
    upload('a.png')?.end()
    await result().toHaveTextContent('Итог: stored-a.png')
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('files of another kind, too large or too many are refused with the limit; the others are uploaded', async () => {
    await openUpload(Upload, [stored('first.png'), stored('second.png')])
    await choose(
      new File(['text'], 'письмо.txt', { type: 'text/plain' }),
      photo('big.png', 2048),
      photo('c.png'),
      photo('d.png'),
    )
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent(/«письмо\.txt» не подходит\. Можно: PNG, PDF/)
    await expect.element(alert).toMatchTextContent(/«big\.png» занимает 2\sкБ\. Можно до 1\sкБ/)
    await expect.element(alert).toMatchTextContent(/«d\.png» не добавлен: файлов может быть не больше 3/)
    await result().toHaveTextContent('Итог: first.png second.png uploading')
  })

  test('one that fails stays to be tried again, and takes nothing from the others', async () => {
    const upload = await openUpload(Upload)
    await choose(photo('a.png'), photo('b.png'))
    await vi.waitFor(() => expect(upload('b.png')).toBeDefined())
    upload('a.png')?.fail()
    upload('b.png')?.end()
    await result().toHaveTextContent('Итог: failed stored-b.png')
    await expect.element(tile('a.png').getByRole('alert')).toHaveTextContent('Не загрузился')
    await page.getByRole('button', { name: 'Повторить загрузку «a.png»' }).click()
    await result().toHaveTextContent('Итог: uploading stored-b.png')
    upload('a.png')?.end()
    await result().toHaveTextContent('Итог: stored-a.png stored-b.png')
  })

  test('removing stops the upload, and the focus goes to the button', async () => {
    const upload = await openUpload(Upload)
    await choose(photo('a.png'))
    await page.getByRole('button', { name: 'Убрать «a.png»' }).click()
    await result().toHaveTextContent('Итог:')
    expect(upload('a.png')?.signal.aborted).toBe(true)
    await expect.element(page.getByRole('button', { name: 'Выбрать файлы' })).toHaveFocus()
  })

  test('files are dropped and pasted', async () => {
    const upload = await openUpload(Upload)
    const button = page.getByRole('button', { name: 'Выбрать файлы' }).element()
    button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer('a.png') }))
    await vi.waitFor(() => expect(upload('a.png')).toBeDefined())
    button.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer('b.png') }),
    )
    await vi.waitFor(() => expect(upload('b.png')).toBeDefined())
  })

  test('tiles are moved by their buttons, by Alt with arrows and by dragging, and announce their place', async () => {
    await openUpload(Upload, [stored('a.png'), stored('b.png'), stored('c.png')])
    await page.getByRole('button', { name: 'Переместить ближе к концу: «a.png»' }).click()
    await result().toHaveTextContent('Итог: b.png a.png c.png')
    await expect.element(page.getByRole('status')).toHaveTextContent('a.png: место 2 из 3')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await result().toHaveTextContent('Итог: b.png c.png a.png')
    await userEvent.dragAndDrop(tile('a.png'), tile('b.png'), { targetPosition: { x: 4, y: 10 } })
    await result().toHaveTextContent('Итог: a.png b.png c.png')
  })

  test('where there may be one file, another takes its place', async () => {
    const upload = await openUpload(Upload, [stored('old.png')], 1)
    await choose(photo('new.png'))
    upload('new.png')?.end()
    await result().toHaveTextContent('Итог: stored-new.png')
    await expect.element(page.getByRole('button', { name: /^Переместить/ })).not.toBeInTheDocument()
  })
})
