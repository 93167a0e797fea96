import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Switch } from '@admin-panel/ui/switch'
import { m } from '#paraglide/messages.js'
import { usePageActions } from '#page/page-actions.ts'
import { useActiveSwitch, type ActiveSwitchOptions, type Switched } from './use-active-switch.tsx'
import { activeWord } from '#text/active-words.ts'

/** In a list: a switch with permission, otherwise the state as text. */
export function ActiveSwitch<Item extends Switched>(props: ActiveSwitchOptions<Item>) {
  const { canSwitch, change } = useActiveSwitch(props)
  const { of, name, record } = props
  if (!canSwitch) return <ActiveChip entity={resourceEntities[of]} isActive={record.is_active} />
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
    <Button isPending={isPending} onClick={() => change(!is_active)}>
      {label}
    </Button>
  )
}

export function ActiveChip({ entity, isActive }: { entity: string; isActive: boolean }) {
  return <StatusChip tone={isActive ? 'green' : 'grey'}>{activeWord(entity, isActive)}</StatusChip>
}
