import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'

/** Announces that visible data has changed and refreshes it on request. */
export function NewsNote({ by, onShow }: { by: string | null; onShow: () => unknown }) {
  return (
    <output className="flex min-w-0 items-center gap-2 rounded-lg bg-amber-soft py-0.5 ps-2 pe-0.5 text-xs text-amber-text">
      <span className="min-w-0 break-words">{by ? m.live_changed_by({ name: by }) : m.live_changed()}</span>
      <Button size="sm" onClick={() => void onShow()}>
        {m.live_show()}
      </Button>
    </output>
  )
}
