import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'

import { OVER } from '#data/preview/is-preview.ts'

/** Said once one's own panel is back, whatever has ended the preview. */
export function sayPreviewOver() {
  sessionStorage.removeItem(OVER)
  void notify({ message: m.preview_over() })
}
