import { setTimeout as wait } from 'node:timers/promises'

/** Polls once a fifth of a second; rejects after so many seconds. */
export async function until(what: string, isTrue: () => Promise<boolean> | boolean, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`)
    await wait(200)
  }
}
