import { Dialog } from '@admin-panel/ui/dialog'
import { SortableList } from '@admin-panel/ui/sortable-list'
import { Switch } from '@admin-panel/ui/switch'
import { m } from '#paraglide/messages.js'
import type { OverviewWidget } from './widgets.tsx'

interface ArrangeProps {
  widgets: readonly OverviewWidget[]
  hidden: readonly string[]
  onReorder: (ids: string[]) => void
  onHide: (hidden: string[]) => void
  onClose: () => void
}

/** Which widgets the user sees, and in what order. */
export function Arrange({ widgets, hidden, onReorder, onHide, onClose }: ArrangeProps) {
  return (
    <Dialog heading={m.overview_arrange()} onClose={onClose} className="w-120">
      <SortableList
        label={m.overview_arrange()}
        items={widgets}
        itemId={({ id }) => id}
        itemName={({ title }) => title()}
        onReorder={(items) => onReorder(items.map(({ id }) => id))}
        actions={({ id, title }) => (
          <Switch
            label={<span className="sr-only">{m.overview_show({ name: title() })}</span>}
            checked={!hidden.includes(id)}
            onChange={({ target }) => onHide(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])}
          />
        )}
      />
    </Dialog>
  )
}
