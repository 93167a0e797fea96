import { setImmediate as nextTurn } from 'node:timers/promises'

interface Waiting<Asked, Answer> {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * One question for all who came in the same turn of the event loop, or while the last one was answered. Nobody is told what
 * was so before they asked, and who comes alone waits for nobody.
 */
export function together<Asked, Answer>(
  answerAll: (asked: Asked[]) => Promise<(asked: Asked) => Answer>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Waiting<Asked, Answer>[] = []
  let isAsking = false

  async function ask() {
    isAsking = true
    while (waiting.length > 0) {
      await nextTurn()
      const batch = waiting
      waiting = []
      try {
        const answer = await answerAll(batch.map(({ asked }) => asked))
        for (const { asked, resolve } of batch) resolve(answer(asked))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isAsking = false
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (!isAsking) void ask()
    })
}
