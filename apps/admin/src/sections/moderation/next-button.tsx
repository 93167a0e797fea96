import { Button } from '@admin-panel/ui/button'
import { Kbd } from '@admin-panel/ui/kbd'
import { useHotkeys } from 'react-hotkeys-hook'
import { m } from '#paraglide/messages.js'
import { useCan } from '#shared/queries.ts'
import { useIsStaff } from '#shared/use-is-staff.ts'
import type { Desk, Held, Walk } from './desks.ts'
import { useNext } from './use-next.ts'

/** Opens the queue at its head: the way in for whoever clears it. */
export function NextButton<Item extends Held>({ desk, entity }: { desk: Desk<Item>; entity?: Walk['entity'] }) {
  const isStaff = useIsStaff()
  const canDecide = useCan(desk.permission) && isStaff
  const { mutate, isPending } = useNext(desk)
  const go = () => mutate({ ...(entity && { entity }), passed: [] })
  useHotkeys('n', go, { enabled: canDecide && !isPending })
  if (!canDecide) return null
  return (
    <Button variant="primary" pending={isPending} aria-keyshortcuts="N" onClick={go}>
      {m.moderation_take_next()}
      <Kbd aria-hidden>N</Kbd>
    </Button>
  )
}
