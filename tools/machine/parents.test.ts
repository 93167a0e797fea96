import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ended = join(import.meta.dirname, 'ended.ts')
/** A program that runs until it is ended, and says who it is. */
const LAST = 'console.log(process.pid); setInterval(() => {}, 1000)'
/** A program that runs another one until that ends. */
const between = (args: readonly string[]) =>
  `require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}, { stdio: 'inherit' })`

test.each([
  ['its parent', between([`--import=${ended}`, '-e', LAST])],
  ['the parent of its parent', between(['-e', between([`--import=${ended}`, '-e', LAST])])],
])('a program ends when %s is killed', async (_, first) => {
  const parent = spawn(process.execPath, ['-e', first], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(parent.stdout, 'data')
  const pid = Number(printed)
  onTestFinished(() => void (isAlive(pid) && process.kill(pid, 'SIGKILL')))
  expect(isAlive(pid)).toBe(true)

  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
