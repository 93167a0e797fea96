import type { Rules } from '@admin-panel/sdk/validation'
import { createContext, use } from 'react'

interface EditContextValue {
  rules: Rules
  /** Shown, but not to be changed: a role without the right to change the record. */
  isReadOnly: boolean
  /** Before the names of fields in their ids: a dialog's are other ones than those of the page under it. */
  idPrefix?: string
}

export const EditContext = createContext<EditContextValue | null>(null)

export function useEditContext() {
  const context = use(EditContext)
  if (!context) throw new Error('A field stands outside of <EditForm>')
  return context
}
