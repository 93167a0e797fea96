import type { Permission } from '@admin-panel/permissions'
import type { ComponentType } from 'react'
import type { PathName } from '#data/paths.ts'
import type { ListSummary } from './list-summary.ts'

export interface HandbookCard {
  list: PathName
  label: () => string
  description: () => string
  icon: ComponentType<{ className?: string }>
  permission: Permission
  /** The list of those that call for attention, where one shows them alone. */
  mendAt?: () => string
  loadSummary: (signal: AbortSignal) => Promise<ListSummary>
}
