import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { invalidateResource } from '#data/cache.ts'
import { useCan } from '#data/queries.ts'
import type { Reason } from './values.ts'
import { pathTo } from '#data/paths.ts'

/** Switches a reason on or off, and deletes an unused one. */
export function ReasonActions({ reason, onChanged }: { reason: Reason; onChanged: (reason: Reason) => void }) {
  const canDelete = useCan('operation-reason.delete')
  return (
    <>
      <ActiveMenu of="operationReasons" name={reason.name} record={reason} onSwitched={onChanged} />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'operation-reason', entity_id: reason.id }}
          action={m.reasons_delete()}
          question={m.reasons_delete_title()}
          text={m.reasons_delete_text({ name: reason.name })}
          obstacle={obstacleOf(reason)}
          done={m.reasons_deleted()}
          list={pathTo('operationReasons.list')}
          remove={async () => {
            await client.api.operationReasons.delete({ id: reason.id, version: reason.version })
            void invalidateResource('operationReasons')
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
