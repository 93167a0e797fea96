import { StatusChip } from '@admin-panel/ui/status-chip'
import { Switch } from '@admin-panel/ui/switch'
import { m } from '#paraglide/messages.js'
import { useCan } from '#shared/queries.ts'
import type { Reason } from './form.tsx'
import { useSwitchReason } from './switch-reason.tsx'

/** A switch for those who may use it, the status in words for the rest. */
export function ActiveCell({ reason }: { reason: Reason }) {
  const { change } = useSwitchReason()
  const canSwitch = useCan(reason.is_active ? 'operation-reason.disable' : 'operation-reason.enable')
  if (!canSwitch) return <ActiveChip isActive={reason.is_active} />
  return (
    <Switch
      label={<span className="sr-only">{m.reasons_switch({ name: reason.name })}</span>}
      checked={reason.is_active}
      onChange={(event) => change(reason, event.target.checked)}
    />
  )
}

export function ActiveChip({ isActive }: { isActive: boolean }) {
  return (
    <StatusChip tone={isActive ? 'green' : 'grey'}>
      {isActive ? m.reasons_status_on() : m.reasons_status_off()}
    </StatusChip>
  )
}
