import type { Resource } from '@admin-panel/sdk/resources'

// Only the panel knows where it shows a record; `/go/` is its entrance for links from outside.

/** The link to a record, relative to the panel's origin. */
export function recordLink(resource: Resource, id: number): string {
  return `/go/${resource}/${id}`
}

/** The link to set a password with a secret, relative to the panel's origin. */
export function passwordLink(secret: string): string {
  return `/go/auth/${secret}`
}

/** The page that a provider sends the browser back to, relative to the panel's origin. */
export const SIGN_IN_PAGE = '/auth/login'
