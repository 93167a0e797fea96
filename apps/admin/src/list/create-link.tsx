import { ButtonLink } from '@admin-panel/ui/button-link'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to the form of a new record. */
export function CreateLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="primary" render={<Link to={to} />}>
      <Plus aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  )
}
