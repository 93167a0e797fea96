import { normalizePhone } from '@admin-panel/sdk/validation'

const WRITTEN = /^[\d\s()+.\p{Cf}\p{Pd}]+$/u

/** A number however it is written, as it is stored; of a part of one, its digits. Any other text as it is. */
export function searchedPhone(q: string | undefined): string | undefined {
  if (!q || !WRITTEN.test(q)) return q
  return normalizePhone(q) ?? q.replaceAll(/[^\d+]/g, '')
}

/** The digits of a number, or of its end; undefined where the text is no number. */
export function phoneDigits(q: string): string | undefined {
  return WRITTEN.test(q) ? (normalizePhone(q) ?? q).replaceAll(/\D/g, '') : undefined
}
