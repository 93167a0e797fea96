import { createClient, memoryStorage, storageKeys, type Params } from '@admin-panel/sdk'
import { expect } from '@playwright/test'
import { letterTo } from './mailbox.ts'

export const password = 'demo-password-2026'
export const baseURL = `http://localhost:${process.env['E2E_PORT'] ?? 4173}`

/** A session separate from the browser's, with the calls of the SDK. */
export async function apiAs(email: string, secret = password) {
  const storage = memoryStorage()
  const client = createClient({ baseUrl: baseURL, storage, refresh: false })
  await client.signIn({ email, password: secret })
  const { administrator, names } = client.session.getSnapshot().permissions
  return {
    ...client.api,
    signOut: () => client.signOut(),
    /** The content of the browser's local storage for the same session. */
    stored: () => [
      ...[storageKeys.token, storageKeys.expire].map((name) => ({ name, value: storage.get(name) ?? '' })),
      { name: 'rights', value: administrator ? '*' : [...names].join(' ') },
    ],
  }
}

export type Api = Awaited<ReturnType<typeof apiAs>>

let count = 0
/** Unique for every test and worker. */
export const unique = () => `${Date.now().toString(36)}${process.pid.toString(36)}${(count++).toString(36)}`

type RoleSlug = 'administrator' | 'viewer' | 'content-manager' | 'no-rights'

/** Invites a user with one role; a user that must sign in sets a password through the mail. */
export async function inviteUser(admin: Api, role: RoleSlug, more: Partial<Params<'users.create'>> = {}) {
  const { items } = await admin.roles.list({ per_page: 100 })
  const id = items.find(({ slug }) => slug === role)?.id
  if (id === undefined) throw new Error(`No role ${role}`)
  return admin.users.create({
    last_name: 'Пробный',
    first_name: 'Егор',
    email: `e2e-${unique()}@example.com`,
    role_ids: [id],
    ...more,
  })
}

export async function newAccount(admin: Api, role: RoleSlug, more: Partial<Params<'users.create'>> = {}) {
  const user = await inviteUser(admin, role, more)
  const { link } = await letterTo(user.email, 'Приглашение')
  const hash = new URL(link).pathname.split('/').at(-1) ?? ''
  await admin.passwordReset.confirm({ hash, password, password_confirmation: password })
  const active = await admin.users.view({ id: user.id })
  expect(active.status).toBe('active')
  return active
}
