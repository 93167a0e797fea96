import { normalizePhone } from '@admin-panel/sdk/validation'

const WRITTEN = /^[\d\s()+.\p{Cf}\p{Pd}]+$/u

/**
 * Normalizes a phone number in any spelling to its stored form, and a part of one to its digits; other texts are
 * unchanged.
 */
export function searchedPhone(q: string | undefined): string | undefined {
  if (!q || !WRITTEN.test(q)) return q
  return normalizePhone(q) ?? q.replaceAll(/[^\d+]/g, '')
}

/** The digits of a whole phone number; undefined for a part of one, and for other texts. */
export function wholePhoneDigits(q: string): string | undefined {
  return WRITTEN.test(q) ? normalizePhone(q)?.replaceAll(/\D/g, '') : undefined
}

/** The digits of a phone number or of its end; undefined for other texts. */
export function phoneDigits(q: string): string | undefined {
  return WRITTEN.test(q) ? (normalizePhone(q) ?? q).replaceAll(/\D/g, '') : undefined
}
