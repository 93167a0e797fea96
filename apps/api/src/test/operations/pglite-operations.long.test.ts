import { expect, test } from 'vitest'
import { openDatabase } from '#db/database.ts'
import { seededFolder } from '#test/seeded-folder.ts'
import { signIn, startServer } from '#test/server-process.ts'
import { countsOf, eachOnce, goesOn, hideAll, isDone, passed, rowsOf, timeFor, until, viewOf } from './hiding.ts'
import { manyProducts } from './many-products.ts'

const ROWS = rowsOf(1000)
const KILLS = [0.3, 0.4, 0.5]

/** Runs statements while no server has the folder. */
async function inFolder(folder: string, ...statements: string[]) {
  const database = await openDatabase({ folder, onError: () => {} })
  const rows: unknown[] = []
  for (const statement of statements) rows.push(...(await database.db.execute(statement)).rows)
  await database.close()
  return rows
}

test('An operation survives three kills of its server, and changes each record once', timeFor(ROWS), async () => {
  const folder = seededFolder()
  await inFolder(folder, ...manyProducts(ROWS).split(';'))
  const start = async () => {
    const server = await startServer({ DATA_DIR: folder })
    return { server, call: await signIn(server.url) }
  }
  let { server, call } = await start()
  const id = await hideAll(call, ROWS)
  for (const part of KILLS) {
    const { done } = await until(() => viewOf(call, id), passed(part * ROWS))
    await server.end('SIGKILL')
    expect(done).toBeLessThan(ROWS)
    ;({ server, call } = await start())
    await goesOn(() => viewOf(call, id), done)
  }
  const ended = await until(() => viewOf(call, id), isDone)
  await server.end('SIGTERM')

  expect(ended).toMatchObject({ changed: ROWS, done: ROWS })
  expect(await inFolder(folder, countsOf(id))).toEqual([eachOnce(ROWS)])
})
