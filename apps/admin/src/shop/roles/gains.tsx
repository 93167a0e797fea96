import type { Schemas } from '@admin-panel/sdk'
import { Notice } from '@admin-panel/ui/notice'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { describePermissions, isDangerous, permissionLabel } from '#text/permission-labels.ts'
import { asPermissions } from '#text/trusted.ts'

type Person = Pick<Schemas['RoleImpactPerson'], 'id' | 'label' | 'gained' | 'widened'>

interface GainsProps {
  roleIds: readonly number[]
  userIds: readonly number[]
}

/** What roles would give to people besides what they have: seen before the roles are given. */
export function Gains({ roleIds, userIds }: GainsProps) {
  const user_ids = [...userIds]
  const { data, isError } = useQuery({
    queryKey: ['role-gains', roleIds, user_ids],
    queryFn: ({ signal }) =>
      Promise.all(roleIds.map((id) => client.api.roles.attachImpact({ id, user_ids }, { signal }))),
    gcTime: 0,
    meta: { quiet: true },
  })
  if (isError) return <Notice tone="amber">{m.gains_failed()}</Notice>
  if (!data) return <Skeleton className="h-16" />
  const people = merged(data.flatMap((impact) => impact.people))
  if (people.length === 0) return <p className="text-muted">{m.gains_none()}</p>
  const dangerous = [...new Set(people.flatMap(({ gained }) => asPermissions(gained).filter(isDangerous)))]
  const groups = grouped(people, ({ gained, widened }) => JSON.stringify([gained, widened]))
  return (
    <div className="flex flex-col gap-3">
      {dangerous.length > 0 && (
        <Notice tone="amber">{m.gains_dangerous({ permissions: dangerous.map(permissionLabel).join('; ') })}</Notice>
      )}
      {groups.map((group) => (
        <Group key={group[0]?.id} people={group} isNamed={userIds.length > 1} />
      ))}
    </div>
  )
}

function Group({ people, isNamed }: { people: readonly Person[]; isNamed: boolean }) {
  const [first] = people
  if (!first) return null
  return (
    <section className="rounded-xl bg-green-soft px-3 py-2 text-green-text">
      {isNamed && <h3 className="font-label break-words">{people.map(({ label }) => label).join(', ')}</h3>}
      <Names title={m.gains_new({ count: first.gained.length })} names={first.gained} />
      <Names title={m.gains_widened({ count: first.widened.length })} names={first.widened} />
    </section>
  )
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <p className="font-label">{title}</p>
      <ul className="max-h-48 list-disc overflow-y-auto ps-4">
        {describePermissions(asPermissions(names)).map(({ entity, text }) => (
          <li key={entity} className="break-words">
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Two roles may give the same to one person. */
function merged(people: readonly Person[]): Person[] {
  return grouped(people, ({ id }) => id).flatMap((same) => {
    const [first] = same
    const all = (of: 'gained' | 'widened') => [...new Set(same.flatMap((person) => person[of]))]
    return first ? [{ ...first, gained: all('gained'), widened: all('widened') }] : []
  })
}

function grouped(people: readonly Person[], keyOf: (person: Person) => string | number): Person[][] {
  const groups = new Map<string | number, Person[]>()
  for (const person of people) groups.set(keyOf(person), [...(groups.get(keyOf(person)) ?? []), person])
  return [...groups.values()]
}
