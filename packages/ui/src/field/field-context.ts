import { createContext, useContext } from 'react'

interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The id and the ARIA attributes that a `Field` gives to its control. */
export const FieldContext = createContext<FieldControl | undefined>(undefined)

/** Returns the props of the `Field` around the control. The control's own props override them. */
export function useFieldControl() {
  return useContext(FieldContext)
}
