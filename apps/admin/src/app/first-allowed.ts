import { lacks } from '#data/access/lacks.ts'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'

/** The target of a refused navigation. Handbooks are open to everyone, so one always exists. */
export async function firstAllowedPath() {
  return client.session.getSnapshot().permissions.first(await menuHere())?.path ?? pathTo('handbooks')
}

/** The target of `/` without any widget: what the user has a permission for, before the handbooks, which may be empty. */
export async function landingPath() {
  const menu = await menuHere()
  const { permissions } = client.session.getSnapshot()
  return permissions.first(menu.filter(({ permission }) => permission))?.path ?? firstAllowedPath()
}

/** The entries whose parts the back end has. */
async function menuHere() {
  const { menu } = await import('#sections.ts')
  return menu.filter(({ part }) => !part || !lacks(part))
}
