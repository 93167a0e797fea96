import { applyUpdate, shownFor } from './apply.ts'
import { startLive } from './connection.ts'

export { showLists } from './apply.ts'

/** Keeps visible data in step with the changes of other users until stopped. */
export const followOthers = () => startLive({ onUpdate: applyUpdate, shownFor })
