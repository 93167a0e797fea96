import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCanAsStaff } from '#data/access/use-is-staff.ts'
import { cacheRecord } from '#data/cache.ts'
import { pathTo } from '#data/paths.ts'
import type { Desk, DeskRequest } from '#shop/moderation/desks.ts'

interface TakeButtonProps<Item extends DeskRequest> {
  desk: Desk<Item>
  request: Pick<DeskRequest, 'id' | 'version' | 'status' | 'assignee'>
  label: string
}

/** Takes a new request and opens it; of one that is taken, the name of the person who has it. */
export function TakeButton<Item extends DeskRequest>({ desk, request, label }: TakeButtonProps<Item>) {
  const { id, version, status, assignee } = request
  const canTake = useCanAsStaff(desk.permission)
  const navigate = useNavigate()
  const take = useMutation({
    mutationFn: async () => desk.change({ id, version, status: 'in_work' }),
    onSuccess: async (taken) => {
      cacheRecord(desk.of, taken)
      await navigate(pathTo(desk.of, id), { state: { walk: { passed: [] } } })
    },
  })
  if (status !== 'new' || !canTake) return <span className="block truncate text-xs text-muted">{assignee?.label}</span>
  return (
    <Button
      size="sm"
      isPending={take.isPending}
      onClick={() => take.mutate()}
      aria-label={m.overview_take_of({ label })}
    >
      {m.overview_take()}
    </Button>
  )
}
