import { finished, type Readable } from 'node:stream'
import { turnsOf } from '#limit-concurrency.ts'

const startTurn = turnsOf(2, 'Одновременно готовятся не больше двух выгрузок. Дождитесь, пока закончится одна из них')

/** A user's third concurrent export is refused until one of the first two has been sent. */
export async function inTurn<File extends { body: Readable }>(
  userId: number,
  prepare: () => Promise<File>,
): Promise<File> {
  const done = startTurn(userId)
  try {
    const file = await prepare()
    finished(file.body, done)
    return file
  } catch (error) {
    done()
    throw error
  }
}
