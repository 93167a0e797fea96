import { parse } from 'bowser'
import { m } from '#paraglide/messages.js'

/** Turns a user agent into «Firefox, Windows». */
export function deviceOf(userAgent: string) {
  if (!userAgent) return m.account_session_unknown()
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ') || userAgent
}
