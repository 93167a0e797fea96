import { GoTrueClient } from '@supabase/auth-js'
import { expiry, isFirst } from './page.ts'

const storageKey = 'session'
const user = { id: '1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' }

if (isFirst()) {
  const session = { access_token: 'A', refresh_token: 'T0', token_type: 'bearer', expires_in: 3600, user }
  localStorage.setItem(storageKey, JSON.stringify({ ...session, expires_at: Math.round(expiry() / 1000) }))
} else {
  const auth = new GoTrueClient({ url: `${location.origin}/auth`, storageKey, detectSessionInUrl: false })
  globalThis.tabState = async () => ((await auth.getSession()).data.session ? 'active' : 'gone')
}
