import { useState, type ComponentProps } from 'react'
import { m } from '#paraglide/messages.js'
import { isPreview } from '#data/preview/is-preview.ts'
import { useCan } from '#data/queries.ts'
import { lazyPart } from '#page/lazy-part.tsx'

// Deferred: few may look as another user, and rarely do.
const ViewAsDialog = lazyPart(async () => (await import('./view-as-dialog.tsx')).ViewAsDialog)

/** The action «Посмотреть как…» of a person or a role, for who has the right; none during a preview. */
export function useViewAs(dialog: Omit<ComponentProps<typeof ViewAsDialog>, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false)
  const can = useCan('user.view-as') && !isPreview()
  return {
    actions: can ? [{ label: m.preview_action(), run: () => setIsOpen(true) }] : [],
    dialog: isOpen && <ViewAsDialog {...dialog} onClose={() => setIsOpen(false)} />,
  }
}
