import { client } from '#data/client.ts'

const KEY = 'rights'

/**
 * Keeps the rights of the signed-in user for the next visit, whose script asks for the page's data before their profile
 * has come (`early.ts`). They decide only what is asked early: the guards wait for the profile.
 */
export function storeRights() {
  client.session.subscribe(() => {
    const { status, permissions } = client.session.getSnapshot()
    if (status === 'active')
      localStorage.setItem(KEY, permissions.administrator ? '*' : [...permissions.names].join(' '))
    if (status === 'anonymous') localStorage.removeItem(KEY)
  })
}
