import type { MouseEvent } from 'react'

/** The control of a field by its id or its name. */
export const controlOf = (field: string) => document.getElementById(field) ?? document.getElementsByName(field)[0]

/** Focuses the control that a link names, instead of following the link. */
export function focusControl(event: MouseEvent, field: string) {
  event.preventDefault()
  const control = controlOf(field)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
