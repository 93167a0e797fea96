import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'

interface NewsNoteProps {
  by: string | null
  /** The rows of a list that wait to be let in. */
  rows: number
  onShow: () => unknown
}

/** Announces that visible data has changed and refreshes it on request. */
export function NewsNote({ by, rows, onShow }: NewsNoteProps) {
  if (rows > 0)
    return (
      <output>
        <Button size="sm" variant="primary" className="rounded-full shadow-popover" onClick={() => void onShow()}>
          {m.live_new_rows({ count: rows })}
        </Button>
      </output>
    )
  return (
    <output className="flex min-w-0 items-center gap-2 rounded-lg bg-amber-soft py-0.5 ps-2 pe-0.5 text-xs text-amber-text">
      <span className="min-w-0 break-words">{by ? m.live_changed_by({ name: by }) : m.live_changed()}</span>
      <Button size="sm" onClick={() => void onShow()}>
        {m.live_show()}
      </Button>
    </output>
  )
}

/** The same above the rows of a list, where it takes no room. */
export function ListNews(props: NewsNoteProps) {
  return (
    <div className="sticky top-24 z-15 flex h-0 justify-center *:mt-10 *:h-fit *:shrink-0">
      <NewsNote {...props} />
    </div>
  )
}
