import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Switch } from '@admin-panel/ui/switch'
import ChevronDown from 'lucide-react/icons/chevron-down'
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

/** In the head of a record's page: the state is a menu that changes it, as the states of other records are. */
export function ActiveMenu<Item extends Switched>(props: ActiveSwitchOptions<Item>) {
  const { canSwitch, change, isPending } = useActiveSwitch(props)
  const { is_active } = props.record
  const label = is_active ? m.active_turn_off() : m.active_turn_on()
  usePageActions(canSwitch ? [{ label, run: () => change(!is_active) }] : [])
  const chip = <ActiveChip entity={resourceEntities[props.of]} isActive={is_active} />
  if (!canSwitch) return chip
  return (
    <DropdownMenu
      trigger={
        <Button data-whole="" isPending={isPending} className="max-w-full">
          {chip}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      <MenuItem onSelect={() => change(!is_active)}>{label}</MenuItem>
    </DropdownMenu>
  )
}

export function ActiveChip({ entity, isActive }: { entity: string; isActive: boolean }) {
  return <StatusChip tone={isActive ? 'green' : 'grey'}>{activeWord(entity, isActive)}</StatusChip>
}
