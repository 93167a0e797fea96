import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'

export function RoleCrumbs() {
  return <Crumbs to={[['/roles', m.roles_title()]]} />
}
