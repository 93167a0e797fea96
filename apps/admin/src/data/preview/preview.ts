import { webStorage } from '@admin-panel/sdk'

// The build reads the modules of screens where there is no storage.
const storage = webStorage()

/** One's own storage while the browser shows the panel as to somebody else: in the tab's storage, that of the tab. */
export const BEFORE = 'before-preview'
/** A preview has just ended in this tab. */
export const OVER = 'preview-over'

/** Whether this browser shows the panel as to somebody else. */
export const isPreview = () => storage.get(BEFORE) !== null

const swap = () => import('./preview-swap.ts')

/** Brings one's own panel back. */
export const leavePreview = async () => (await swap()).leave()

const follow = () => void swap().then((it) => it.follow())

/** Other tabs follow at once, and so does one that slept meanwhile. */
export function followPreview() {
  if (isPreview() === (sessionStorage.getItem(BEFORE) === null)) follow()
  window.addEventListener('storage', ({ key }) => {
    if (key === BEFORE || (key === 'token' && isPreview())) follow()
  })
}
