import { ButtonLink } from '@admin-panel/ui/button-link'
import { Link, useLocation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useSession } from '#data/queries.ts'
import { sections } from '#sections.ts'

/** The list to which the address of a record belongs, and the number in the address. */
function useMissing() {
  const { pathname } = useLocation()
  const { permissions: rights } = useSession()
  const [list] = sections
    .flatMap(({ screens }) => screens)
    .filter(({ path, hasSavedQuery }) => hasSavedQuery && pathname.startsWith(`${path}/`))
    .filter(({ permissions = [] }) => permissions.every((permission) => rights.can(permission)))
    .toSorted((a, b) => b.path.length - a.path.length)
  const number = list && /\d+/.exec(pathname.slice(list.path.length))?.[0]
  return list && number ? { list, number } : undefined
}

/** Says which record is missing. */
export function MissingText() {
  const missing = useMissing()
  if (!missing) return m.error_404_text()
  return m.error_record_text({ list: missing.list.title(), number: missing.number })
}

/** The list of the missing record, and a search of it. */
export function MissingLinks() {
  const missing = useMissing()
  if (!missing) return null
  const { list, number } = missing
  return (
    <>
      <ButtonLink variant="primary" render={<Link to={list.path} />}>
        {m.error_record_list({ list: list.title() })}
      </ButtonLink>
      {/* A search takes two characters. */}
      {number.length > 1 && (
        <ButtonLink render={<Link to={`${list.path}?q=${number}`} />}>{m.error_record_find({ number })}</ButtonLink>
      )}
    </>
  )
}
