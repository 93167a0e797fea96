import { applyUpdate, shownFor } from './apply.ts'
import { startLive } from './connection.ts'
import { onFound } from './reach.ts'
import { lacks } from '#data/access/lacks.ts'

export { showLists } from './apply.ts'

/** Keeps visible data in step with the changes of other users until stopped. */
export function followOthers() {
  if (lacks('live')) return () => {}
  // What a read has missed meanwhile is in no event.
  const forget = onFound(() => applyUpdate('reset'))
  const stop = startLive({ onUpdate: applyUpdate, shownFor })
  return () => {
    forget()
    stop()
  }
}
