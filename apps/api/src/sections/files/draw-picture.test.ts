import childProcess, { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { picture } from '#test/upload.ts'
import type * as shared from './draw-picture.ts'

const { fork } = childProcess
let forked: ChildProcess | undefined
Object.assign(childProcess, { fork: (...sent: Parameters<typeof fork>) => (forked = fork(...sent)) })
syncBuiltinESMExports()
// Files of a worker share modules, and another one may have left a process of pictures running.
const own: string = './draw-picture.ts?own'
const { drawPicture } = (await import(own)) as typeof shared
const folder = mkdtempSync(join(tmpdir(), 'admin-panel-pictures-'))
afterAll(() => {
  Object.assign(childProcess, { fork })
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true, force: true })
})

const path = join(folder, 'picture')
writeFileSync(path, await picture(500, 400))
const request = { path, isHeavy: false, leastSide: 0 }

test('A picture that crashes the decoder is reported as damaged, and the next one is drawn', async () => {
  expect(await drawPicture(1, request)).toMatchObject({ width: 500, height: 400 })
  const first = forked
  first?.kill('SIGSTOP')
  const broken = drawPicture(1, request)
  const next = drawPicture(1, request)
  first?.kill('SIGKILL')

  expect(await broken).toBe('damaged')
  expect(await next).toMatchObject({ width: 500, height: 400 })
  expect(forked?.pid).not.toBe(first?.pid)
})

test('Pictures of several users are drawn in turns, so a user with many delays no other', async () => {
  const order: string[] = []
  const draw = async (user: number, name: string) => {
    expect(await drawPicture(user, request)).toMatchObject({ width: 500 })
    order.push(name)
  }
  await Promise.all([draw(1, 'a1'), draw(1, 'a2'), draw(1, 'a3'), draw(2, 'b1'), draw(3, 'c1'), draw(2, 'b2')])

  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('The process of pictures ends when it has been idle, and the next picture starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await drawPicture(1, request)).toMatchObject({ width: 500 })
  const exit = forked && once(forked, 'exit')
  vi.advanceTimersByTime(3000)
  await exit

  expect(forked?.signalCode).toBe('SIGTERM')
  expect(await drawPicture(1, request)).toMatchObject({ width: 500 })
})

test('The process of pictures ends quietly with the server, even if it is drawing', async () => {
  const child = fork(fileURLToPath(import.meta.resolve('#sections/files/picture-process.ts')), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.send(request)
  await once(child, 'message')
  child.send(request, () => child.disconnect())
  const [printed, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])

  expect([printed, code]).toEqual(['', 0])
})
