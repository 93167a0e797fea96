import { Dialog } from '@admin-panel/ui/dialog'
import { Kbd } from '@admin-panel/ui/kbd'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { pageActions } from '#page/page-actions.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'

interface Group {
  heading: string
  /** Shortcuts with the same effect, and its description. */
  lines: readonly (readonly [shortcuts: readonly string[], does: string])[]
}

function commonGroups(): Group[] {
  return [
    {
      heading: m.shortcuts_everywhere(),
      lines: [
        [['Mod+KeyK'], m.palette_title()],
        [['?'], m.shortcuts_title()],
        [['Escape'], m.shortcuts_close()],
      ],
    },
    {
      heading: m.shortcuts_lists(),
      lines: [
        [['KeyJ', 'KeyK'], m.shortcuts_walk()],
        [['KeyX'], m.shortcuts_select()],
        [['Space'], m.shortcuts_peek()],
        [['Enter'], m.shortcuts_open()],
        [['Escape'], m.shortcuts_unselect()],
      ],
    },
    {
      heading: m.shortcuts_records(),
      lines: [
        [['Alt+ArrowDown', 'Alt+ArrowUp'], m.shortcuts_neighbours()],
        [['Mod+KeyK'], m.shortcuts_field()],
        [['KeyJ', 'KeyK'], m.shortcuts_terms()],
      ],
    },
    { heading: m.shortcuts_forms(), lines: [[['Mod+KeyS', 'Mod+Enter'], m.shortcuts_save()]] },
    {
      heading: m.shortcuts_sheets(),
      lines: [
        [['Enter', 'F2'], m.shortcuts_cell()],
        [['Mod+KeyC', 'Mod+KeyV'], m.shortcuts_copy()],
        [['Mod+KeyD'], m.shortcuts_fill()],
        [['Mod+KeyZ', 'Mod+Shift+KeyZ'], m.shortcuts_undo()],
      ],
    },
    {
      heading: m.shortcuts_tree(),
      lines: [
        [['ArrowRight', 'ArrowLeft'], m.shortcuts_expand()],
        [['F2'], m.catalog_rename()],
        [['Alt+ArrowUp', 'Alt+ArrowDown'], m.shortcuts_move()],
        [['Mod+KeyX', 'Mod+KeyV'], m.shortcuts_cut()],
        [['Mod+KeyZ'], m.undo()],
      ],
    },
  ]
}

/** Lists the global shortcuts and those of the current page. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const [actions] = useState(pageActions)
  const pageShortcuts = actions.flatMap(({ shortcut, label }) => (shortcut ? [[[shortcut], label] as const] : []))
  const groups = [
    ...(pageShortcuts.length > 0 ? [{ heading: m.shortcuts_here(), lines: pageShortcuts }] : []),
    ...commonGroups(),
  ]
  return (
    <Dialog open onOpenChange={onClose} heading={m.shortcuts_title()} className="w-160">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ heading, lines }) => (
          <section key={heading} className="min-w-0">
            <h3 className="mb-1 text-xs text-muted">{heading}</h3>
            <dl>
              {lines.map(([shortcuts, does]) => (
                <div key={does} className="flex items-baseline justify-between gap-3 py-1">
                  <dt className="min-w-0 break-words">{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shortcuts.map((shortcut) => (
                      <Kbd key={shortcut}>{shortcutText(shortcut)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
