import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { EditState } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'
import { focusAwaited } from '#page/keys/page-fields.ts'

interface CardFormProps<Values extends FieldValues> {
  edit: EditState<Values>
  show?: ((field: string, value: unknown) => string) | undefined
  onClose: () => void
  children: ReactNode
}

/** A form in the place of one card of a record. */
export function CardForm<Values extends FieldValues>({ edit, show, onClose, children }: CardFormProps<Values>) {
  const card = useRef<HTMLDivElement>(null)
  // The form replaces the card, and the focus was on the card's button.
  useEffect(() => {
    if (!card.current || card.current.contains(document.activeElement) || focusAwaited(card.current)) return
    card.current.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
  }, [])
  return (
    <div
      ref={card}
      role="presentation"
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !edit.isDirty) onClose()
      }}
    >
      <EditForm edit={edit} show={show} onClose={onClose}>
        {children}
      </EditForm>
    </div>
  )
}
