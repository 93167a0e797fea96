import { BEFORE, isPreview } from './is-preview.ts'

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
