import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { removeBytes, removeLater } from './removed-bytes.ts'
import { openFileStore } from './store.ts'

const app = await useApp()
const store = openFileStore(app.env)
const isThere = async (name: string) => {
  const file = await store.read(name)
  file?.body.destroy()
  return file !== undefined
}

test('Bytes of files are removed after the commit: a rollback keeps them, and the next run removes them after a kill', async () => {
  for (const name of ['kept.export', 'gone.export']) await store.prepare(name, Buffer.from('1'), 'text/csv')
  await store.publish(['kept.export', 'gone.export'])
  const failing = app.db.transaction(async (tx) => {
    await removeLater(tx, ['kept.export'])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await app.db.transaction((tx) => removeLater(tx, ['gone.export']))
  const afterCommit = await isThere('gone.export')
  await removeBytes(app.db, app.now, app.env)
  const afterTurn = [await isThere('gone.export'), await isThere('kept.export')]
  // The bytes were removed, and the process was killed before it said so.
  await removeLater(app.db, ['gone.export'])
  await removeBytes(app.db, app.now, app.env)

  expect([afterCommit, afterTurn]).toEqual([true, [false, true]])
  expect((await app.db.execute(sql`select key from removed_bytes`)).rows).toEqual([])
})
