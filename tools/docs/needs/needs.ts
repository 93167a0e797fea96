import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf as entriesOf, type Document } from '../../../openapi/gen/document.ts'
import { parse } from 'yaml'
import { screensOfPanel } from '../../../apps/admin/screen-chunks.ts'
import { root } from '../../run.ts'
import { operationsOf } from '../where/where.ts'

/** The operations that an entry of the menu asks of a back end. */
export interface Need {
  readonly path: string
  /** The part without which the entry is hidden, where its operations do not tell. */
  readonly part: string | undefined
  /** Without one of them it shows nothing. */
  readonly must: readonly string[]
  /** Without one of them a button, a tab or a card is missing. */
  readonly may: readonly string[]
}

/** Operations of every page: session, profile and redirects. */
export const FRAME = ['auth.signIn', 'auth.signOut', 'auth.refresh', 'profile.view', 'system.routeRule']

/** The operations that the entries of the menu need, and those that they use where a back end has them. */
export async function needs(): Promise<Need[]> {
  const { menu, screens } = await screensOfPanel()
  const reads = readsOfContract()
  return menu.map(({ path, part }) => {
    const own = screens.filter(({ screen }) => screen.path === path || screen.path.startsWith(`${path}/`))
    const [home] = own.filter(({ screen }) => screen.path === path)
    if (!home) throw new Error(`The panel has no screen at ${path}`)
    const used = own.flatMap(({ module }) => operationsOf(module))
    // A screen without a first request shows what its permission reads.
    const read = used.filter((id) => home.screen.permissions?.some((name) => reads.get(id)?.includes(fullName(name))))
    const shown = home.screen.first ? [firstOf(home.screen)] : read
    const resources = new Set(shown.map(resourceOf))
    const records = own.map(({ screen }) => firstOf(screen)).filter((id) => id.endsWith('.view'))
    const must = new Set([...shown, ...records.filter((id) => resources.has(resourceOf(id)))])
    return { path, part, must: [...must], may: [...new Set(used)].filter((id) => !must.has(id)).toSorted() }
  })
}

const firstOf = ({ first = '' }: { first?: string | readonly [string, object] }) =>
  typeof first === 'string' ? first : first[0]

const resourceOf = (id: string) => id.split('.')[0] ?? ''

const fullName = (name: string) => (name.includes('.') ? name : `${name}.index`)

const contract: Document = parse(readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8'), { maxAliasCount: -1 })

/** The permissions of the operations that read. */
function readsOfContract() {
  return new Map(
    entriesOf(contract).flatMap(({ method, operation }) =>
      method === 'get' ? [[operation.operationId, [operation['x-permission']].flat()] as const] : [],
    ),
  )
}
