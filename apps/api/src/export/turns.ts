import { finished, type Readable } from 'node:stream'
import { HttpError } from '#http/errors.ts'

const AT_ONCE = 2
const running = new Map<number, number>()

/** A guard of this instance, not a promise: whoever starts a third file while two are being written is asked to wait. */
export async function inTurn<File extends { body: Readable }>(
  userId: number,
  prepare: () => Promise<File>,
): Promise<File> {
  const before = running.get(userId) ?? 0
  if (before >= AT_ONCE)
    throw new HttpError(429, 'Одновременно готовятся не больше двух выгрузок. Дождитесь, пока закончится одна из них')
  running.set(userId, before + 1)
  const done = () => {
    const left = (running.get(userId) ?? 1) - 1
    if (left > 0) running.set(userId, left)
    else running.delete(userId)
  }
  try {
    const file = await prepare()
    finished(file.body, done)
    return file
  } catch (error) {
    done()
    throw error
  }
}
