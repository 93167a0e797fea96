import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** What a later question waits for an earlier one: enough for a busy database, too little for one that hangs. */
const PATIENCE = 100

/**
 * One question for all calls of the same turn of the event loop, or of the time while the last question was answered. No
 * call gets an answer to an earlier question, a lone call waits for no other, and no call waits for a question that hangs.
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
