import { isQuiet, type Urgency, urgencyNow, whenQuiet } from '#db/urgency.ts'

/** After this wait, background work queues with the normal calls, so that it never starves. */
const PATIENCE = 5000
/** After so many urgent turns, one belongs to a normal call: a flood of sign-ins must not lock out signed-in users. */
const URGENT_IN_A_ROW = 3

export interface Gate {
  /** Waits for the only slot; returns the function that releases it. */
  enter(): Promise<() => void>
  close(): void
}

/** A priority queue for one slot: urgent calls first, though not all turns, and background work last. */
export function createGate(waitAtMost: number): Gate {
  const waiting: Record<Urgency, (() => void)[]> = { first: [], usual: [], later: [] }
  let isTaken = false
  let urgentTurns = 0

  function admitNext() {
    if (isTaken) return
    const due = urgentTurns >= URGENT_IN_A_ROW ? waiting.usual.shift() : undefined
    const urgent = due ? undefined : waiting.first.shift()
    const enter = due ?? urgent ?? waiting.usual.shift() ?? (isQuiet() ? waiting.later.shift() : undefined)
    if (!enter) return
    urgentTurns = urgent ? urgentTurns + 1 : 0
    isTaken = true
    enter()
  }

  function leave() {
    isTaken = false
    admitNext()
  }

  const stop = whenQuiet(admitNext)
  return {
    enter() {
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(patienceTimer)
          clearTimeout(deadlineTimer)
          resolve(leave)
        }
        const withdraw = () => {
          for (const queue of Object.values(waiting)) if (queue.includes(enter)) queue.splice(queue.indexOf(enter), 1)
        }
        const patienceTimer = setTimeout(() => {
          if (!waiting.later.includes(enter)) return
          withdraw()
          waiting.usual.push(enter)
          admitNext()
        }, PATIENCE)
        const deadlineTimer = setTimeout(() => {
          withdraw()
          reject(Object.assign(new Error('The database has been busy for too long'), { code: 'ETIMEDOUT' }))
        }, waitAtMost)
        waiting[urgencyNow()].push(enter)
        admitNext()
      })
    },
    close: stop,
  }
}
