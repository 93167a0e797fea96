import type { Rules } from '@admin-panel/sdk/validation'
import { createContext, use } from 'react'

interface EditContextValue {
  rules: Rules
  /** Read-only: the role may not change the record. */
  isReadOnly: boolean
  /** Prefix of the fields' ids: a dialog's fields must differ from those of the page below it. */
  idPrefix?: string
}

export const EditContext = createContext<EditContextValue | null>(null)

export function useEditContext() {
  const context = use(EditContext)
  if (!context) throw new Error('A field stands outside of <EditForm>')
  return context
}
