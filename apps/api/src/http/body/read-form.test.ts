import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { readForm } from './read-form.ts'

test('Parts of a form keep their order, however long each file takes to store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'form-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const form = new FormData()
  form.set('file', new File([new Uint8Array(4 * 1024 * 1024)], 'prices.csv'))
  form.set('rows', new File(['{}'], 'rows.jsonl'))
  form.set('call', 'productOffers.upsert')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const bytes = Buffer.from(await request.clone().arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }

  const stored = await readForm(Readable.from([bytes]), headers, {
    folder,
    files: ['file', 'rows'],
    fileMb: 10,
  })
  await stored.dispose()
  expect(Object.keys(stored.parts)).toEqual(['file', 'rows', 'call'])
})
