import { User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { expiry, isFirst } from './page.ts'

const { origin } = location
const manager = new UserManager({
  authority: origin,
  client_id: 'panel',
  redirect_uri: origin,
  userStore: new WebStorageStateStore({ store: localStorage }),
  metadata: {
    issuer: origin,
    token_endpoint: `${origin}/oidc/token`,
    authorization_endpoint: `${origin}/oidc/authorize`,
  },
  automaticSilentRenew: true,
})

if (isFirst()) {
  const profile = { iss: origin, sub: '1', aud: 'panel', exp: 9e9, iat: 0 }
  const expires_at = Math.round(expiry() / 1000)
  void manager.storeUser(
    new User({ access_token: 'A', refresh_token: 'T0', token_type: 'Bearer', profile, expires_at, userState: null }),
  )
} else {
  let hasFailed = false
  manager.events.addSilentRenewError(() => void (hasFailed = true))
  const start = async () => {
    const user = await manager.getUser()
    if (user?.expired) await manager.signinSilent()
  }
  const started = start().catch(() => (hasFailed = true))
  globalThis.tabState = async () => {
    await started
    const user = await manager.getUser()
    return user && !user.expired && !hasFailed ? 'active' : 'gone'
  }
}
