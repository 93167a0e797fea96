import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PictureAnswer, PictureRequest } from './picture-process.ts'

const IDLE = 3000
const LONGEST = 60_000

let running: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let isDrawing = false
/** The waiting pictures of each user; the users stand in the order of their turns. */
const waiting = new Map<number, (() => Promise<void>)[]>()

/**
 * Renders pictures one at a time in a child process: a picture that crashes the decoder does not crash the server, and
 * the memory is freed after three idle seconds. The users take turns, so that no user waits for all pictures of another.
 */
export function drawPicture(userId: number, request: PictureRequest): Promise<PictureAnswer> {
  const { promise, resolve } = Promise.withResolvers<PictureAnswer>()
  const pictures = waiting.get(userId) ?? []
  pictures.push(async () => {
    const answer = requestPicture(request)
    resolve(answer)
    await answer.catch(() => undefined)
  })
  waiting.set(userId, pictures)
  void drawWaiting()
  return promise
}

async function drawWaiting(): Promise<void> {
  if (isDrawing) return
  isDrawing = true
  for (const [userId, pictures] of waiting) {
    await pictures.shift()?.()
    // The loop reaches a user who is set again after all others.
    waiting.delete(userId)
    if (pictures.length > 0) waiting.set(userId, pictures)
  }
  isDrawing = false
}

async function requestPicture(request: PictureRequest): Promise<PictureAnswer> {
  clearTimeout(idle)
  const child = (running ??= start())
  const killTimer = setTimeout(() => child.kill('SIGKILL'), LONGEST).unref()
  const controller = new AbortController()
  const { signal } = controller
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer = 'damaged']: PictureAnswer[]) => answer),
      once(child, 'exit', { signal }).then((): PictureAnswer => 'damaged'),
      new Promise<never>((_resolve, reject) => child.send(request, (error) => error && reject(error))),
    ])
  } finally {
    clearTimeout(killTimer)
    controller.abort()
    idle = setTimeout(end, IDLE, child).unref()
  }
}

function end(child: ChildProcess) {
  if (running === child) running = undefined
  child.kill()
}

function start(): ChildProcess {
  const child = fork(fileURLToPath(import.meta.resolve('#sections/files/picture-process.ts')), {
    // The decoder needs no settings, and above all no keys.
    env: { PATH: process.env['PATH'] },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const forget = () => {
    if (running === child) running = undefined
  }
  child.once('exit', forget).on('error', forget)
  child.unref()
  child.channel?.unref()
  return child
}
