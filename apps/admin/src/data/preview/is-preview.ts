import { webStorage } from '@admin-panel/sdk'

// The build reads the modules of screens where there is no storage.
const storage = webStorage()

/** One's own storage while the browser shows the panel as to another user: in the tab's storage, that of the tab. */
export const BEFORE = 'before-preview'
/** A preview has just ended in this tab. */
export const OVER = 'preview-over'

/** Whether this browser shows the panel as to another user. */
export const isPreview = () => storage.get(BEFORE) !== null
