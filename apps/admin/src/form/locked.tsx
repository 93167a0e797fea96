import type { ReactNode } from 'react'
import { EditContext, useEditContext } from './edit-context.ts'

/** Disables some fields of an otherwise editable record. */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  const context = useEditContext()
  return <EditContext value={when ? { ...context, isReadOnly: true } : context}>{children}</EditContext>
}
