import type { LucideIcon } from 'lucide-react/types'

export interface Decision {
  /** A letter identified by its position, whatever the layout. */
  key: string
  label: string
  /** The most likely decision. */
  isMain?: boolean
  /** Replaces the label of a rare decision. */
  icon?: LucideIcon
  act: () => void
}
