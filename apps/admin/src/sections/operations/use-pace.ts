import { useState } from 'react'

interface Sample {
  step: string
  done: number
  /** When it was read, in milliseconds. */
  at: number
}

const REMEMBERED = 30_000

/** How many records a second the present step passes, by what this page has seen; undefined until it has seen enough. */
export function usePace(latest: Sample): number | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>([latest])
  if (samples.at(-1)?.at !== latest.at)
    setSamples([...samples.filter(({ step, at }) => step === latest.step && latest.at - at < REMEMBERED), latest])
  const [first = latest] = samples
  const seconds = (latest.at - first.at) / 1000
  return first.step === latest.step && seconds > 0 && latest.done > first.done
    ? (latest.done - first.done) / seconds
    : undefined
}
