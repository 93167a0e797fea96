const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const NUMERIC_TOP_LEVEL = /\.\d+$/
const LOCAL_AT_MOST = 64
const LABEL_AT_MOST = 63
const ADDRESS_AT_MOST = 254
const HYPHEN_AT_AN_END = /(?:^|\.)-|-(?:\.|$)/
const DOMAIN_IN_LETTERS = /^[\p{L}\p{M}\p{N}.-]{1,253}$/u

/**
 * Whether a text is an e-mail address. Its domain may be written in letters of any alphabet, as in `info@пример.рф`; the part
 * before the `@` is Latin, since few servers deliver any other.
 * @param text - the address as it was typed
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  const address = `http://${domain}`
  // A URL writes the domain as the network does: `xn--e1afmkfd.xn--p1ai`.
  const isInLetters =
    /[^ -~]/.test(domain) && DOMAIN_IN_LETTERS.test(domain) && !HYPHEN_AT_AN_END.test(domain) && URL.canParse(address)
  const host = isInLetters ? new URL(address).hostname : domain
  return (
    EMAIL.test(text.slice(0, at) + host) &&
    at + host.length <= ADDRESS_AT_MOST &&
    at - 1 <= LOCAL_AT_MOST &&
    host.split('.').every(({ length }) => length <= LABEL_AT_MOST) &&
    !NUMERIC_TOP_LEVEL.test(host)
  )
}
