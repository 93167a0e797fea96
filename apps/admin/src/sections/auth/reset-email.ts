const KEY = 'reset-email'

/** Rule A9: the address of a reset request, remembered per tab. */
export function rememberResetEmail(email: string) {
  sessionStorage.setItem(KEY, email)
}

export function resetEmail() {
  return sessionStorage.getItem(KEY)
}
