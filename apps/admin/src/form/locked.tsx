import type { ReactNode } from 'react'
import { EditContext, useEditContext } from './edit-context.ts'

/** Some fields of a record that can be changed otherwise. */
export function Locked({ when, children }: { when: boolean; children: ReactNode }) {
  const context = useEditContext()
  return <EditContext value={when ? { ...context, isReadOnly: true } : context}>{children}</EditContext>
}
