import { client } from '#shared/client.ts'
import { sections } from '#sections.ts'

/** The menu's entries, in the order of the registry (rule N1). */
export const menu = sections.flatMap((section) => section.menu ?? [])

/** Where `/` and a refused navigation lead. The handbooks are open to everyone, so there always is one. */
export function firstAllowedPath() {
  return client.session.getSnapshot().permissions.first(menu)?.path ?? '/handbooks'
}
