/** Repeats `run` `every` ms after its last run has ended. */
export function repeat(every: number, run: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let current = Promise.resolve()
  const next = () => {
    if (stopped) return
    timer = setTimeout(() => {
      current = run().then(next)
    }, every).unref()
  }
  next()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
