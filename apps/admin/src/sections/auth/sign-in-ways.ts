interface SignInWays {
  /** Passwords are off. */
  only: boolean
  providers: readonly { id: string; name: string }[]
}

const NO_OTHER: SignInWays = { only: false, providers: [] }

/** How staff sign in beside the password; the server writes it into each document. */
export function signInWays(): SignInWays {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=sign-in]')
  return meta ? JSON.parse(meta.content) : NO_OTHER
}

/** How many buttons `other-ways.tsx` shows: the page keeps their place while they load, and loads nothing for none. */
export const otherWaysCount = () => signInWays().providers.length
