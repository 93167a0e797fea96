import { Button } from '@admin-panel/ui/button'
import { Kbd } from '@admin-panel/ui/kbd'
import { m } from '#paraglide/messages.js'
import { usePageActions } from '#page/page-actions.ts'
import { useCanAsStaff } from '#data/access/use-is-staff.ts'
import { useKeys } from '#page/keys/use-keys.ts'
import type { Desk, DeskRequest, Walk } from './desks.ts'
import { useNext } from './use-next.ts'

interface NextButtonProps<Item extends DeskRequest> {
  desk: Desk<Item>
  entity?: Walk['entity']
  /** The head of the page has the first one, with its key. */
  isSecond?: boolean
}

/** Opens the first request of the queue. */
export function NextButton<Item extends DeskRequest>({ desk, entity, isSecond = false }: NextButtonProps<Item>) {
  const canDecide = useCanAsStaff(desk.permission)
  const { mutate, isPending } = useNext(desk)
  const go = () => mutate({ ...(entity && { entity }), passed: [] })
  const actions =
    canDecide && !isPending && !isSecond ? [{ label: m.moderation_take_next(), shortcut: 'KeyN', run: go }] : []
  usePageActions(actions)
  useKeys(actions)
  if (!canDecide) return null
  return (
    <Button
      variant={isSecond ? 'secondary' : 'primary'}
      isPending={isPending}
      aria-keyshortcuts={isSecond ? undefined : 'N'}
      onClick={go}
    >
      {m.moderation_take_next()}
      {!isSecond && (
        <Kbd aria-hidden className="max-sm:hidden pointer-coarse:hidden">
          N
        </Kbd>
      )}
    </Button>
  )
}
