import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { inTurn } from './turns.ts'

const app = await useApp()
const EXPORT = '/api/user/admin/user/export?format=csv'

test('A third export of the same person waits until one of two is written; others go on', async () => {
  const files = await Promise.all([1, 2].map(() => inTurn(7, async () => ({ body: Readable.from(['a']) }))))

  await expect(inTurn(7, async () => ({ body: Readable.from(['b']) }))).rejects.toMatchObject({ kind: 'tooMany' })
  await expect(inTurn(8, async () => ({ body: Readable.from(['b']) }))).resolves.toBeDefined()
  for (const { body } of files) await body.toArray()
  await expect(inTurn(7, async () => ({ body: Readable.from(['c']) }))).resolves.toBeDefined()
})

test('A refused or broken export leaves its turn to the next', async () => {
  for (let turn = 0; turn < 3; turn++)
    await expect(inTurn(9, () => Promise.reject(new Error('No file today')))).rejects.toThrow('No file today')
})

test('U1: a third concurrent export is refused with its reason until one of two has ended', async () => {
  const admin = await app.as('admin@example.com')
  const files = await Promise.all([1, 2].map(() => inTurn(1, async () => ({ body: Readable.from(['a']) }))))

  const refused = await admin.get(EXPORT)
  expect(refused.status).toBe(429)
  expect(refused.body.data.message).toBe(
    'Одновременно готовятся не больше двух выгрузок. Дождитесь, пока закончится одна из них',
  )

  for (const { body } of files) await body.toArray()
  expect(await admin.get(EXPORT)).toMatchObject({ status: 200 })
})
