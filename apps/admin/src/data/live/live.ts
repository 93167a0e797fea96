import { applyTold, shownFor } from './apply.ts'
import { startLive } from './connection.ts'

export { showLists } from './apply.ts'

/** Keeps what is on show in step with what others do, until it is stopped. */
export const followOthers = () => startLive({ onTold: applyTold, shownFor })
