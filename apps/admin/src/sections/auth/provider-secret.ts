const KEY = 'provider-sign-in'

/** Kept in the tab until the provider sends the browser back: no other browser can finish the sign-in. */
export const keepSecret = (secret: string) => sessionStorage.setItem(KEY, secret)

export function takeSecret(): string | null {
  const secret = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return secret
}
