/** What may stand between two digits of a phone, also in an address of the panel. */
export const GAP = String.raw`(?:[\s\u00a0().+–-]|%[0-9a-f]{2}){0,4}`

const RUSSIAN = `(?:[78]${GAP})?[3-9](?:${GAP}[0-9]){9}`
const FOREIGN = String.raw`\+[0-9](?:${GAP}[0-9]){8,14}`
const MAIL = String.raw`[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+`
const CONTACT = new RegExp(`(?<![0-9])(?:${FOREIGN}|${RUSSIAN})(?![0-9])|${MAIL}`, 'giu')

/** Takes every phone and mail out of a text, whosever they are. */
export const replaceContacts = (text: string, mask: string): string => text.replaceAll(CONTACT, mask)
