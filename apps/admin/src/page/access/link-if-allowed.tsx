import { TextLink } from '@admin-panel/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMayOpen } from '#page/screens.ts'

interface LinkIfAllowedProps {
  to: string
  /** Where the page behind has nothing to show. */
  isOpen?: boolean
  children: ReactNode
}

/** A link inside a text or a list of facts; the text alone where the page behind is not for this user. */
export function LinkIfAllowed({ to, isOpen = true, children }: LinkIfAllowedProps) {
  const mayOpen = useMayOpen()
  return isOpen && mayOpen(to) ? <TextLink render={<Link to={to} />}>{children}</TextLink> : children
}
