import { array, assert, asyncProperty, bigInt, constantFrom, nat, oneof, stringMatching, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { changesBetween, placeNow } from './changes.ts'

const app = await useApp()

test('Any Last-Event-ID is accepted without an error of the database', async () => {
  const place = await placeNow(app.db)
  const [, , running] = place.split(':')
  const number = oneof(nat(3), bigInt({ min: 0n, max: 2n ** 65n }), constantFrom('', '-1', '01', '1e3', ' 1'))
  const ids = oneof(
    stringMatching(/^[\d:, ]{0,40}$/),
    tuple(number, number, array(number, { maxLength: 4 })).map(([min, max, ids]) => `${min}:${max}:${ids.join(',')}`),
    tuple(number, number).map(([min, max]) => `${min}:${max}:${running}`),
  )
  await assert(
    asyncProperty(ids, async (id) => void (await changesBetween(app.db, id, place))),
    { numRuns: 300, examples: [['0:0:'], ['1:1:'], ['0:5:1']] },
  )

  expect(await changesBetween(app.db, '0:0:', place)).toBeUndefined()
})
