import { domainToASCII, domainToUnicode } from 'node:url'

/**
 * One spelling for one mailbox: small letters, and the domain in its own alphabet, whether `пример.рф` or its form of the
 * network was typed. Sending turns it back.
 */
export function normalizeEmail(text: string): string {
  const [name = '', domain = ''] = text.toLowerCase().split('@')
  return `${name}@${domainToUnicode(domainToASCII(domain)) || domain}`
}
