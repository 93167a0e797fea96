import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { DeleteMenu } from '#shared/delete-menu.tsx'
import { queryClient, useCan } from '#shared/queries.ts'
import type { Reason } from './form.tsx'
import { useSwitchReason } from './switch-reason.tsx'

/** Switching on and off, and deleting what nobody has used. */
export function ReasonActions({ reason, onChanged }: { reason: Reason; onChanged: (reason: Reason) => void }) {
  const canSwitch = useCan(reason.is_active ? 'operation-reason.disable' : 'operation-reason.enable')
  const canDelete = useCan('operation-reason.delete')
  const { change, isPending } = useSwitchReason(onChanged)
  return (
    <>
      {canSwitch && (
        <Button pending={isPending} onClick={() => change(reason, !reason.is_active)}>
          {reason.is_active ? m.reasons_disable() : m.reasons_enable()}
        </Button>
      )}
      {canDelete && (
        <DeleteMenu
          action={m.reasons_delete()}
          question={m.reasons_delete_title()}
          text={m.reasons_delete_text({ name: reason.name })}
          obstacle={obstacleOf(reason)}
          done={m.reasons_deleted()}
          list="/handbooks/reasons"
          remove={async () => {
            await client.api.operationReasons.delete({ id: reason.id, version: reason.version })
            void queryClient.invalidateQueries({ queryKey: ['operationReasons.list'] })
          }}
        />
      )}
    </>
  )
}

function obstacleOf({ is_system, usage_count }: Reason) {
  if (is_system) return m.reasons_delete_system()
  return usage_count > 0 ? m.reasons_delete_used() : undefined
}
