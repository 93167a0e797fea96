import { createClient } from '@admin-panel/sdk'
import { expiry, isFirst } from './page.ts'

if (isFirst()) {
  localStorage.setItem('token', 'T0')
  localStorage.setItem('token-expire', new Date(expiry()).toISOString())
} else {
  const client = createClient({ baseUrl: location.origin })
  let isSettled = false
  client
    .refresh()
    .then(() => client.loadUser())
    .catch(() => {})
    .finally(() => (isSettled = true))
  globalThis.tabState = () => {
    if (!isSettled) return 'loading'
    return client.session.getSnapshot().status === 'active' ? 'active' : 'gone'
  }
}
