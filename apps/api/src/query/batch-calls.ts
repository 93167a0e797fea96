import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * The time in ms that a batch waits for the previous one: enough for a busy database, too short to block on a hung one.
 */
const PATIENCE = 100

/**
 * Batches the calls of one turn of the event loop, or of the time while the previous batch was running. No caller gets
 * a result older than its call, a lone call is not delayed, and no call waits for a hung batch.
 */
export function together<Asked, Answer>(
  answerAll: (asked: Asked[]) => Promise<(asked: Asked) => Answer>,
  patience = PATIENCE,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let isAsking = false

  async function answer(batch: Waiting<Asked, Answer>[]) {
    try {
      const found = await answerAll(batch.map(({ asked }) => asked))
      for (const { asked, resolve } of batch) resolve(found(asked))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function ask() {
    isAsking = true
    while (waiting.length > 0) {
      await nextTurn()
      const batch = waiting
      waiting = []
      await answeredOrSlow(answer(batch), patience)
    }
    isAsking = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!isAsking) void ask()
    })
}

function answeredOrSlow(answered: Promise<void>, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience)
    void answered.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
