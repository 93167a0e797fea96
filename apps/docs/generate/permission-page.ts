import { resources } from './contract.ts'
import type { Page } from './page.ts'
import { wireOf } from './wire.ts'

/** The roles of a new installation, each with whose records it reaches and what it is for. */
export const ROLES: readonly (readonly [slug: string, scope: 'all' | 'own', text: string])[] = [
  ['administrator', 'all', 'Everything. It passes every check, and its permissions cannot change'],
  ['merchant', 'own', "Works with the goods, orders and points of the user's own companies"],
  ['moderator', 'all', 'Decides on requests, cards and reviews'],
  ['content-manager', 'all', 'Keeps the catalogue and the handbooks'],
  ['order-operator', 'all', 'Accompanies orders'],
  ['finance', 'all', 'Contracts, requisites and commissions'],
  ['viewer', 'all', 'Sees the sections and changes nothing'],
  ['log-only', 'all', 'Sees the change log and the reviews'],
  ['no-rights', 'all', 'An account without any permission'],
]

const FREE = {
  public: ['No session', 'These operations are open to everybody.'],
  authenticated: ['A session or a key', 'These operations need a session or a service key, and no permission.'],
  person: ['A session', 'These operations need the session of a person; a service key is refused.'],
} as const

/** What a caller needs for an operation, for a cell of a table. */
export function needOf(id: string): string {
  const needed = wireOf(id).entry.operation['x-permission']
  return typeof needed === 'string' ? FREE[needed][0] : needed.map(linked).join(' or ')
}

const linked = (permission: string) => `[\`${permission}\`](/reference/permissions#${entityOf(permission)})`

const entityOf = (permission: string) => permission.split('.')[0] ?? ''

/** Which permission opens which operations, and the roles of a new installation. */
export function permissionPage(): Page {
  const operations = resources.flatMap(({ name, operations }) =>
    operations.map(({ id, verb }) => ({
      needed: wireOf(id).entry.operation['x-permission'],
      link: `[\`${id}\`](/reference/operations/${name}#${verb})`,
    })),
  )
  const granted = Map.groupBy(
    operations.flatMap(({ needed, link }) =>
      typeof needed === 'string' ? [] : needed.map((name) => ({ name, link })),
    ),
    ({ name }) => name,
  )
  const entities = Map.groupBy(granted, ([name]) => entityOf(name))
  const sections = [...entities].map(([entity, permissions]) => {
    const rows = permissions.map(([name, opened]) => `| \`${name}\` | ${opened.map(({ link }) => link).join(', ')} |`)
    return `## ${entity}\n\n| Permission | Opens |\n|---|---|\n${rows.join('\n')}`
  })
  const free = Object.entries(FREE).map(([kind, [title, text]]) => {
    const links = operations.filter(({ needed }) => needed === kind).map(({ link }) => link)
    return `## ${title}\n\n${text}\n\n${links.join(', ')}`
  })
  return {
    path: 'reference/permissions.md',
    title: 'Permissions and roles',
    text: `# Permissions and roles

A permission is \`entity.action\`. One of those that an operation names suffices. How a program asks for them is shown in the [guide to permissions](/guides/permissions).

## Roles

A panel makes its own roles; [\`roles.list\`](/reference/operations/roles#list) lists them, \`permissions.list\` what they may grant. The scope \`own\` narrows records to the user's own companies. A new installation has these:

| Role | Scope | |
|---|---|---|
${ROLES.map(([slug, scope, text]) => `| \`${slug}\` | \`${scope}\` | ${text} |`).join('\n')}

${[...sections, ...free].join('\n\n')}`,
  }
}
