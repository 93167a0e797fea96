import { expect, test } from 'vitest'
import { quickly } from '#db/deadline.ts'
import { createGate } from './gate.ts'
import { inBackground, urgently } from '#db/urgency.ts'

test('Among waiting calls an urgent one goes first and heavy work last', async () => {
  const gate = createGate(10_000)
  const leave = await gate.enter()
  const order: string[] = []
  const wait = (name: string) => async () => {
    const done = await gate.enter()
    order.push(name)
    done()
  }
  const all = [inBackground(wait('file')), wait('list')(), quickly(wait('session')), urgently(wait('sign-in'))]
  leave()
  await Promise.all(all)

  expect(order).toEqual(['session', 'sign-in', 'list', 'file'])
  gate.close()
})

test('A flood of urgent calls leaves every fourth turn to the others', async () => {
  const gate = createGate(10_000)
  const leave = await gate.enter()
  const order: string[] = []
  const wait = (name: string) => async () => {
    const done = await gate.enter()
    order.push(name)
    done()
  }
  const flood = Array.from({ length: 8 }, () => urgently(wait('sign-in')))
  const lists = [wait('list')(), wait('list')()]
  leave()
  await Promise.all([...flood, ...lists])

  const three = ['sign-in', 'sign-in', 'sign-in']
  expect(order).toEqual([...three, 'list', ...three, 'list', 'sign-in', 'sign-in'])
  gate.close()
})

test('Heavy work pauses between the queries of an urgent call, other calls do not', async () => {
  const gate = createGate(10_000)
  const order: string[] = []
  const wait = (name: string) => async () => {
    const done = await gate.enter()
    order.push(name)
    done()
  }
  const thinking = Promise.withResolvers<void>()
  const signIn = urgently(async () => {
    await wait('sign-in')()
    await thinking.promise
    await wait('sign-in again')()
  })
  const file = inBackground(wait('file'))
  await wait('list')()
  thinking.resolve()
  await Promise.all([signIn, file])

  expect(order).toEqual(['sign-in', 'list', 'sign-in again', 'file'])
  gate.close()
})

test('A call that waits too long is refused and frees its place', async () => {
  const gate = createGate(20)
  const leave = await gate.enter()

  await expect(gate.enter()).rejects.toThrow('busy for too long')
  leave()
  ;(await gate.enter())()
  gate.close()
})
