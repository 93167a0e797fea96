import type { LucideIcon } from 'lucide-react'

export interface Decision {
  /** A letter; its place counts, whatever the layout. */
  key: string
  label: string
  /** What is most likely. */
  isMain?: boolean
  /** In place of the label, of what is seldom needed. */
  icon?: LucideIcon
  act: () => void
}
