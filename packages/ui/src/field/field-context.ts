import { createContext, use } from 'react'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** What a control takes from the field around it; its own props come after and win. */
export function useFieldControl() {
  return use(FieldContext)
}
