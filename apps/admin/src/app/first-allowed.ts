import { client } from '#data/client.ts'

/** Where `/` and a refused navigation lead. The handbooks are open to everyone, so there always is one. */
export async function firstAllowedPath() {
  const { menu } = await import('#sections.ts')
  return client.session.getSnapshot().permissions.first(menu)?.path ?? '/handbooks'
}
