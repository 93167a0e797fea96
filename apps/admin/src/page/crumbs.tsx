import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link } from 'react-router'

/** The breadcrumbs of a page: addresses with their titles, the nearest last. */
export function Crumbs({ to }: { to: readonly (readonly [path: string, title: string])[] }) {
  return (
    <Breadcrumbs>
      {to.map(([path, title]) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </Breadcrumbs>
  )
}
