import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { pathTo } from '#data/paths.ts'

export function RoleCrumbs() {
  return <Crumbs to={[[pathTo('roles.list'), m.entity_role()]]} />
}
