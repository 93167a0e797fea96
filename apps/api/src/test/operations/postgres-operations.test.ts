import { expect, test } from 'vitest'
import { eachOnce, goesOn, hideAll, isDone, passed, rowsOf, timeFor, until } from './hiding.ts'
import { left, manyCards, reading } from './many-cards.ts'
import { type ServerProcess, signIn, startServer } from '#test/server-process.ts'

const ROWS = rowsOf(2000)

test('Two servers share the operations, and one goes on alone when the other is killed', timeFor(ROWS), async () => {
  const { url, db } = await manyCards(ROWS)
  const start = () => startServer({ DATABASE_URL: url })
  const [first]: [ServerProcess, ServerProcess] = await Promise.all([start(), start()])
  const id = await hideAll(await signIn(first.url), ROWS)
  const read = reading(db, id)
  const { done } = await until(read, passed(0.3 * ROWS))
  await first.end('SIGKILL')
  await goesOn(read, done)
  await until(read, isDone)

  expect(await left(db, id)).toEqual(eachOnce(ROWS))
})
