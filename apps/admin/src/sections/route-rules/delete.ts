import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { invalidateResource } from '#data/cache.ts'

export type RouteRule = Schemas['ManagedRouteRule']

/** The confirmation and the request of a deletion. */
export function deletion({ id, version, path, redirect }: RouteRule) {
  return {
    question: m.route_rules_delete_title(),
    text: m.route_rules_delete_text({ path, redirect }),
    done: m.route_rules_deleted(),
    remove: async () => {
      await client.api.routeRules.delete({ id, version })
      void invalidateResource('routeRules')
    },
  }
}
