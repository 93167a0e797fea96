import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Switch } from '@admin-panel/ui/switch'
import { m } from '#paraglide/messages.js'
import { usePageActions } from '#shared/page-actions.ts'
import { useActiveSwitch, type ActiveSwitchOptions, type Switched } from './use-active-switch.tsx'

/** In a list: a switch for those who may use it, the state in words for the rest. */
export function ActiveSwitch<Item extends Switched>(props: ActiveSwitchOptions<Item>) {
  const { canSwitch, change } = useActiveSwitch(props)
  const { name, record } = props
  if (!canSwitch) return <ActiveChip isActive={record.is_active} />
  return (
    <Switch
      label={<span className="sr-only">{m.active_switch({ name })}</span>}
      checked={record.is_active}
      onChange={(event) => change(event.target.checked)}
    />
  )
}

/** On a record's page. */
export function ActiveButton<Item extends Switched>(props: ActiveSwitchOptions<Item>) {
  const { canSwitch, change, isPending } = useActiveSwitch(props)
  const { is_active } = props.record
  const label = is_active ? m.active_turn_off() : m.active_turn_on()
  usePageActions(canSwitch ? [{ label, run: () => change(!is_active) }] : [])
  if (!canSwitch) return null
  return (
    <Button pending={isPending} onClick={() => change(!is_active)}>
      {label}
    </Button>
  )
}

export function ActiveChip({ isActive }: { isActive: boolean }) {
  return <StatusChip tone={isActive ? 'green' : 'grey'}>{isActive ? m.active_on() : m.active_off()}</StatusChip>
}
