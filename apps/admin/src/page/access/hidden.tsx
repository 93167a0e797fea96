import { lazyPart } from '#page/lazy-part.tsx'
import { useHiddenRights } from '#data/access/hidden.ts'

const HiddenActions = lazyPart(async () => (await import('./hidden-actions.tsx')).HiddenActions, { isExtra: true })

/** Names what the page hides from the user; absent where it hides nothing. */
export function Hidden() {
  const names = useHiddenRights()
  return names.length > 0 && <HiddenActions names={names} />
}
