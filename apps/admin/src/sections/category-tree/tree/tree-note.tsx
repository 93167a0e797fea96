import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'

/** Names the dragged node above the last rows, and why the target under the mouse is refused. */
export function TreeNote({ refused }: { refused: string | undefined }) {
  const { cut, setCut } = useActions()
  return (
    <output className="pointer-events-none absolute inset-x-2 bottom-2 flex justify-center">
      {refused ? (
        <span className="rounded-xl bg-red-soft px-3 py-2 text-red-text shadow-popover">{refused}</span>
      ) : (
        cut && (
          <span className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-surface px-3 py-2 shadow-popover">
            <span className="min-w-0">
              {m.catalog_cut_told({ name: cut.name })}{' '}
              <span className="text-secondary pointer-coarse:hidden">
                {m.catalog_cut_keys({ into: shortcutText('Mod+KeyV'), after: shortcutText('Mod+Shift+KeyV') })}
              </span>
            </span>
            <Button size="sm" onClick={() => setCut(null)}>
              {m.catalog_cut_cancel()}
            </Button>
          </span>
        )
      )}
    </output>
  )
}
