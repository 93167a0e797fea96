import { TextLink } from '@admin-panel/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface WayProps {
  to: string
  /** Without it the text alone is left: the page behind is not for this user. */
  isOpen?: boolean
  children: ReactNode
}

/** A link inside a text or a list of facts. */
export function Way({ to, isOpen = true, children }: WayProps) {
  return isOpen ? <TextLink render={<Link to={to} />}>{children}</TextLink> : children
}
