import type { PermissionName } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { allScreens } from '#page/screens.ts'
import { describePermissions, permissionName } from '#text/permission-labels.ts'
import { asPermissions } from '#text/trusted.ts'
import { roleBody, type Role, type RoleValues } from './values.ts'

type Person = Schemas['RoleImpactPerson']
type Changes = Partial<Pick<RoleValues, 'scope' | 'permissions'>>

/** What the server says that the change would do, asked once for its whole question. */
export function useImpact(role: Role, { scope, permissions }: Changes) {
  const body = roleBody({ ...(scope && { scope }), ...(permissions && { permissions }) })
  return useQuery({
    queryKey: ['role-impact', role.id, role.version, body],
    queryFn: ({ signal }) => client.api.roles.impact({ id: role.id, ...body }, { signal }),
    meta: { quiet: true },
  })
}

/** How many people the change concerns; another role may grant them the same. */
export function ImpactCount({ role, changes }: { role: Role; changes: Changes }) {
  const { data, isError } = useImpact(role, changes)
  if (isError) return m.roles_impact_failed()
  if (!data) return m.roles_impact_counting()
  const { changed_count, unchanged_count } = data
  if (changed_count + unchanged_count === 0) return m.roles_review_nobody()
  return [
    changed_count > 0 ? m.roles_review_affected_only({ count: changed_count }) : m.roles_impact_no_one(),
    ...(unchanged_count > 0 ? [m.roles_impact_unchanged({ count: unchanged_count })] : []),
  ].join(' ')
}

/** Each person with what they really gain and lose; those with the same stand together. */
export function ImpactOnPeople({ role, changes }: { role: Role; changes: Changes }) {
  const { data, isError } = useImpact(role, changes)
  if (isError) return null
  if (!data) return <Skeleton className="h-16" />
  const groups = groupsOf(data.people)
  const unnamed = data.changed_count - data.people.length
  if (groups.length === 0) return null
  return (
    <section
      aria-label={m.roles_impact_title()}
      className="max-h-80 overflow-y-auto rounded-xl border border-line px-3 py-2"
    >
      <h3 className="font-label">{m.roles_impact_title()}</h3>
      <ul className="divide-y divide-line">
        {groups.map((people) => (
          <li key={people[0]?.id} className="flex flex-col gap-1 py-2">
            <Group people={people} />
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className="text-muted">{m.roles_impact_unnamed({ count: unnamed })}</p>}
    </section>
  )
}

function Group({ people }: { people: readonly Person[] }) {
  const [first] = people
  if (!first) return null
  const { gained, lost, narrowed, widened } = first
  const screens = screensOf(asPermissions(lost))
  return (
    <>
      <p className="font-label break-words">{people.map(({ label }) => label).join(', ')}</p>
      <Line text={m.roles_impact_gained} names={gained} className="text-green-text" />
      <Line text={m.roles_impact_lost} names={lost} className="text-red-text" />
      <Line text={m.roles_impact_narrowed} names={narrowed} />
      <Line text={m.roles_impact_widened} names={widened} />
      {screens.length > 0 && <p className="break-words">{m.roles_impact_screens({ screens: screens.join('», «') })}</p>}
      {people.map(({ id, label, shared_views, leases_count }) => {
        const parts = [
          ...(shared_views.length > 0 ? [m.roles_impact_views({ views: shared_views.join('», «') })] : []),
          ...(leases_count > 0 ? [m.roles_impact_leases({ count: leases_count })] : []),
        ]
        return parts.length === 0 ? null : (
          <p key={id} className="break-words text-amber-text">
            {[...(people.length > 1 ? [`${label}:`] : []), parts.join(' ')].join(' ')}
          </p>
        )
      })}
    </>
  )
}

interface LineProps {
  text: (inputs: { permissions: string }) => string
  names: readonly string[]
  className?: string
}

function Line({ text, names, className }: LineProps) {
  if (names.length === 0) return null
  const permissions = describePermissions(asPermissions(names)).map((line) => line.text)
  return <p className={`break-words ${className ?? ''}`}>{text({ permissions: permissions.join('; ') })}</p>
}

function groupsOf(people: readonly Person[]) {
  const groups = new Map<string, Person[]>()
  for (const person of people) groups.set(rightsOf(person), [...(groups.get(rightsOf(person)) ?? []), person])
  return [...groups.values()]
}

const rightsOf = ({ gained, lost, narrowed, widened }: Person) => JSON.stringify([gained, lost, narrowed, widened])

/** The lists and pages that need any of the permissions. */
function screensOf(lost: readonly PermissionName[]) {
  const closed = allScreens().filter(({ permissions = [] }) =>
    permissions.map(permissionName).some((name) => lost.includes(name)),
  )
  return [...new Set(closed.map(({ title }) => title()))]
}
