import { invalid } from '#errors.ts'
import { marketplacePermissions } from '#text/names.gen.ts'
import { permissionWord } from '#text/permission-words.ts'
import { say } from '#text/language/say.ts'

const MARKETPLACE: ReadonlySet<string> = marketplacePermissions
const NAMED_AT_MOST = 5

/** No scope narrows the records of the whole marketplace, so a role for own companies would give all of them. */
export function refuseMarketplaceWide(names: readonly string[], scope: 'all' | 'own'): void {
  const wide = scope === 'own' ? names.filter((name) => MARKETPLACE.has(name)) : []
  if (wide.length === 0) return
  const words = wide.slice(0, NAMED_AT_MOST).map(permissionWord).join('; ')
  const others = wide.length - NAMED_AT_MOST
  throw invalid({
    permissions: [
      others > 0
        ? say`Права: в роли «Только свои компании» их быть не может, они действуют на весь маркетплейс: ${words} и ещё ${others}`
        : say`Права: в роли «Только свои компании» их быть не может, они действуют на весь маркетплейс: ${words}`,
    ],
  })
}
