import type { Client } from './client.ts'
import { createCore } from './core.ts'
import { ofKey } from '#options/check-options.ts'
import type { KeyClientOptions } from '#options/options.ts'
import { createApi } from './transport/api.ts'
import { isSecured } from './transport/guard.ts'
import { createHttp } from './transport/http.ts'
import { createTransport } from './transport/transport.ts'

/** A client with a service key: it has the same calls, and no session. */
export type KeyClient = Omit<Client, 'session' | 'signIn' | 'signOut' | 'loadUser' | 'refresh'>

/**
 * Creates a client with a service key, for tools. A 401 is an error that says that the key is revoked or expired.
 * @example
 * const client = createKeyClient({ baseUrl: 'https://panel.example.com', key: readSecret('ADMIN_PANEL_KEY') })
 * for await (const order of client.api.orders.list()) console.log(order.number)
 */
export function createKeyClient(options: KeyClientOptions): KeyClient {
  const core = createCore(ofKey(), options)
  const transport = createTransport(core, {
    isSession: false,
    authorize: async (call) => ({ token: isSecured(call) ? options.key : null, epoch: 0 }),
    // A key is neither refreshed nor replaced, so its 401 is an error of the call alone.
    recover: async () => false,
  })
  const dispose = () => core.disposal.abort()
  return {
    api: createApi(transport),
    http: createHttp(transport),
    on: core.events.on,
    request: transport.request,
    dispose,
    [Symbol.asyncDispose]: async () => dispose(),
  }
}
