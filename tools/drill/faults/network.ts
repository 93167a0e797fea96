import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './fault.ts'

export const blackHole: Fault = {
  name: 'black-hole',
  title: 'black hole between API and primary for 15 s',
  async run({ panel: { link } }) {
    link.blackHole()
    await wait(15_000)
    link.heal()
    return Date.now()
  },
}

export const delay: Fault = {
  name: 'delay',
  title: '100 ms each way between API and primary for 20 s',
  async run({ panel: { link } }) {
    link.delay(100)
    await wait(20_000)
    link.heal()
    return Date.now()
  },
}

export const cut: Fault = {
  name: 'cut',
  title: 'all connections to the primary reset, ten times in 10 s',
  async run({ panel: { link } }) {
    for (let count = 0; count < 10; count++) {
      link.cut()
      await wait(1000)
    }
    return Date.now()
  },
}
