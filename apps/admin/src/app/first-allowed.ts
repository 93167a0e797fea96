import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'

/** The target of a refused navigation, and of `/` without any widget. Handbooks are open to everyone, so one always exists. */
export async function firstAllowedPath() {
  const { menu } = await import('#sections.ts')
  return client.session.getSnapshot().permissions.first(menu)?.path ?? pathTo('handbooks')
}
