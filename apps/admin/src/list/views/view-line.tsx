import { IconButton } from '@admin-panel/ui/icon-button'
import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { m } from '#paraglide/messages.js'

interface ViewLineProps {
  name: string
  hint?: string | undefined
  isCurrent: boolean
  onOpen: () => void
  onEdit?: () => void
  onDelete?: (() => void) | undefined
}

export function ViewLine({ name, hint, isCurrent, onOpen, onEdit, onDelete }: ViewLineProps) {
  return (
    <li className="flex items-center gap-1 rounded-lg hover:bg-hover">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onOpen}
        className="flex min-h-(--control) min-w-0 grow items-center gap-2 rounded-lg px-2 py-1 text-start"
      >
        <Check aria-hidden className={isCurrent ? 'size-4 shrink-0' : 'invisible size-4 shrink-0'} />
        <span className="min-w-0">
          <span className="block break-words">{name}</span>
          {hint && <span className="block text-xs text-muted">{hint}</span>}
        </span>
      </button>
      {onEdit && (
        <IconButton label={m.views_edit({ name })} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
      {onDelete && (
        <IconButton label={m.views_delete({ name })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
