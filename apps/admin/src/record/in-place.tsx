import { IconButton } from '@admin-panel/ui/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'

interface State {
  canEdit: boolean
  editing: string | null
  /** The card that was edited last gets the focus back. */
  last: string | null
  edit: (name: string) => void
  close: () => void
  prepare: () => void
}

const InPlaceContext = createContext<State | null>(null)

interface InPlaceProps {
  canEdit: boolean
  /** Loads the fields before a card is edited. */
  prepare: () => void
  children: ReactNode
}

/** Cards of a record, one of which at a time turns into its fields where it stands. */
export function InPlace({ canEdit, prepare, children }: InPlaceProps) {
  const [{ editing, last }, setCards] = useState<Pick<State, 'editing' | 'last'>>({ editing: null, last: null })
  const edit = (name: string) => setCards({ editing: name, last: null })
  const close = () => setCards({ editing: null, last: editing })
  return <InPlaceContext value={{ canEdit, editing, last, edit, close, prepare }}>{children}</InPlaceContext>
}

/** Props that a card passes to its fields. */
export interface CardPlace {
  /** The card as it is read, until the fields have loaded. */
  reading: ReactNode
  onClose: () => void
}

interface InPlaceCardProps {
  /** Stays the same when the title changes with the content. */
  name: string
  title: string
  actions?: ReactNode
  className?: string
  fields: (place: CardPlace) => ReactNode
  children: ReactNode
}

/** A card with a button that turns it into its fields, if the user may change the record. */
export function InPlaceCard({ name, title, actions, fields, ...card }: InPlaceCardProps) {
  const state = use(InPlaceContext)
  if (!state?.canEdit) return <Card title={title} actions={actions} {...card} />
  const { editing, last, edit, close, prepare } = state
  const reading = (
    <Card
      data-edit-card
      title={title}
      actions={
        <>
          {actions}
          {editing === null && (
            <EditButton
              label={m.record_edit_card({ title })}
              hasFocus={last === name}
              prepare={prepare}
              onEdit={() => edit(name)}
            />
          )}
        </>
      }
      {...card}
    />
  )
  return editing === name ? fields({ reading, onClose: close }) : reading
}

interface EditButtonProps {
  label: string
  hasFocus: boolean
  prepare: () => void
  onEdit: () => void
}

function EditButton({ label, hasFocus, prepare, onEdit }: EditButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (hasFocus) button.current?.focus()
  }, [hasFocus])
  return (
    <IconButton
      ref={button}
      data-edit-button
      label={label}
      className="-my-1.5 text-secondary"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={onEdit}
    >
      <Pencil aria-hidden className="size-4" />
    </IconButton>
  )
}
