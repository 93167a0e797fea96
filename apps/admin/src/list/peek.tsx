import { ButtonLink } from '@admin-panel/ui/button-link'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { Drawer } from '@admin-panel/ui/drawer'
import { Kbd } from '@admin-panel/ui/kbd'
import type { ReactElement, ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useKeys } from '#page/keys/use-keys.ts'

interface PeekProps {
  name: string
  picture: ReactNode
  /** The columns of the list with what they say of the row. */
  fields: readonly { id: string; header: string; content: ReactNode; note: ReactNode }[]
  link: ReactElement<{ className?: string; children?: ReactNode }> | undefined
  /** The bulk actions, for this row alone. */
  actions: ReactNode
  onStep: (step: 1 | -1) => void
  onClose: () => void
}

// A first button in focus would change the record at the second press of Space.
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** All columns of one row beside the list, its actions, and buttons for its neighbours. */
export function Peek({ name, picture, fields, link, actions, onStep, onClose }: PeekProps) {
  useKeys(
    [
      { shortcut: 'KeyJ', run: () => onStep(1) },
      { shortcut: 'KeyK', run: () => onStep(-1) },
      { shortcut: 'Space', when: () => !document.activeElement?.matches('button, input'), run: onClose },
    ],
    { isEverywhere: true },
  )
  return (
    <Drawer
      onClose={onClose}
      heading={
        <span className="flex items-center gap-3 [--thumb:2.5rem]">
          {picture}
          {name}
        </span>
      }
      className="w-120!"
      footer={
        <div className="flex grow flex-wrap items-center gap-2">
          <span className="me-auto flex gap-1 text-xs text-muted pointer-coarse:hidden">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
          </span>
          {actions}
          {link && (
            <ButtonLink variant="primary" render={link}>
              {m.list_open()}
            </ButtonLink>
          )}
        </div>
      }
    >
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <DescriptionList>
          {fields.map(({ id, header, content, note }) => (
            <DescriptionItem key={id} name={header}>
              {content}
              {note && <span className="block text-xs text-muted">{note}</span>}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </div>
    </Drawer>
  )
}
