import { ButtonLink } from '@admin-panel/ui/button-link'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { fading } from '@admin-panel/ui/fading'
import { Figure, Figures } from '@admin-panel/ui/figures'
import { IconButton } from '@admin-panel/ui/icon-button'
import { Kbd } from '@admin-panel/ui/kbd'
import type { ColumnKind, ColumnPriority } from '@admin-panel/ui/table-view'
import { useTexts } from '@admin-panel/ui/texts'
import X from 'lucide-react/icons/x'
import { useState, type ReactElement, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import './peek.css'

interface Field {
  id: string
  kind: ColumnKind | undefined
  priority: ColumnPriority | undefined
  header: string
  content: ReactNode
  note: ReactNode
}

interface PeekProps {
  name: string
  picture: ReactNode
  /** The columns of the list with what they say of the row. */
  fields: readonly Field[]
  link: ReactElement<{ className?: string; children?: ReactNode }> | undefined
  /** What the list knows beyond its columns. */
  children: ReactNode
  /** The next action on the record, or the bulk actions for this row alone. */
  actions: ReactNode
  onClose: () => void
}

const FIGURES: readonly (ColumnKind | undefined)[] = ['sum', 'number']

/** On a phone the peek covers the row, so the focus comes along. */
function takeFocusOnPhone(heading: HTMLElement | null) {
  if (heading && matchMedia('(width < 48rem)').matches) heading.focus()
}

/**
 * One row over the end of its list, which stays in use and moves by nothing: head, figures, what else is known, and
 * actions. On a phone it covers the list.
 */
export function Peek({ name, picture, fields, link, children, actions, onClose }: PeekProps) {
  const texts = useTexts()
  const [leaving] = useState(fading)
  const [first, ...others] = fields
  const state = others.find(({ kind }) => kind === 'state')
  // A single figure would stand in an empty frame.
  const sums = others.filter(({ kind }) => FIGURES.includes(kind)).slice(0, 3)
  const figures = sums.length > 1 ? sums : []
  const inHead = others.filter(({ kind, priority }) => kind === 'name' || (kind === undefined && priority === 'high'))
  return (
    <aside ref={leaving} aria-label={name} data-peek className="bg-surface">
      <div className="flex h-full min-w-0 flex-col">
        <header className="flex items-start gap-3 px-4 pt-3 pb-2 [--thumb:2.5rem]">
          {picture}
          <div className="min-w-0 grow">
            <h2
              key={name}
              ref={takeFocusOnPhone}
              tabIndex={-1}
              className="text-lead font-title break-words outline-none"
            >
              {name}
            </h2>
            {first?.note && <p className="text-xs text-muted">{first.note}</p>}
            {state && <div className="mt-1">{state.content}</div>}
            {inHead.map(({ id, header, content, note }) => (
              <div key={id} className="mt-1">
                <span className="sr-only">{header}: </span>
                {content}
                {note && <span className="block text-xs text-muted">{note}</span>}
              </div>
            ))}
          </div>
          <IconButton label={texts.close} onClick={onClose} className="-me-1.5 -mt-0.5">
            <X aria-hidden />
          </IconButton>
        </header>
        <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto px-4 pb-4">
          {figures.length > 0 && (
            <Figures>
              {figures.map(({ id, header, content, note }) => (
                <Figure key={id} label={header} note={note}>
                  {content}
                </Figure>
              ))}
            </Figures>
          )}
          {children}
          <DescriptionList>
            {others
              .filter((field) => field !== state && !figures.includes(field) && !inHead.includes(field))
              .map(({ id, header, content, note }) => (
                <DescriptionItem key={id} name={header}>
                  {content}
                  {note && <span className="block text-xs text-muted">{note}</span>}
                </DescriptionItem>
              ))}
          </DescriptionList>
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-2.5">
          <span className="me-auto flex gap-1 text-xs text-muted pointer-coarse:hidden">
            <Kbd>J</Kbd>
            <Kbd>K</Kbd>
          </span>
          {link && (
            <ButtonLink variant="ghost" render={link}>
              {m.list_open()}
              <Kbd aria-hidden className="pointer-coarse:hidden">
                ↵
              </Kbd>
            </ButtonLink>
          )}
          {actions}
        </footer>
      </div>
    </aside>
  )
}
