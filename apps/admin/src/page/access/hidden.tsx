import { lazyPart } from '#page/lazy-part.tsx'
import { useHiddenRights } from '#data/access/hidden.ts'
import { useSession } from '#data/queries.ts'
import { asPermissions } from '#text/trusted.ts'

const HiddenActions = lazyPart(async () => (await import('./hidden-actions.tsx')).HiddenActions, { isExtra: true })
const READING = /\.(?:index|list|view)$|^[^.]*$/

/** Names what the page hides from the user; absent where it hides nothing. */
export function Hidden() {
  const names = useHiddenRights()
  const { permissions } = useSession()
  const actions = asPermissions(names).filter((name) => !READING.test(name) && !permissions.can(name))
  return actions.length === 0 ? null : <HiddenActions permissions={actions} />
}
